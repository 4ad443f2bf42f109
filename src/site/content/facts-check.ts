import * as v from 'valibot'
import { factRules } from './fact-rules'
import { day, dialled, pageAddress } from './rule-parts'

/** The exports of a file of src/content, by name. */
export type Exports = Readonly<Record<string, unknown>>

/** The keys that lead to a part of a fact; a number is a place in a list. */
type Way = readonly (string | number)[]

/** "company", "phones", 1, "tel" as "company.phones, entry 2, tel". */
const placeOf = (way: Way): string =>
  way.reduce<string>((place, key, index) => {
    if (typeof key === 'number') return `${place}, entry ${key + 1}`
    if (index === 0) return key
    return typeof way[index - 1] === 'number' ? `${place}, ${key}` : `${place}.${key}`
  }, '')

/** What is there, as it is written in the file. */
function shown(value: unknown): string {
  if (value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : (JSON.stringify(value) ?? '')
  return `. It is ${text.length > 100 ? `${text.slice(0, 100)}…` : text}`
}

function faultsOf(rule: v.GenericSchema, value: unknown, way: Way): string[] {
  const { issues = [] } = v.safeParse(rule, value, { abortPipeEarly: true })
  return issues.map(({ path = [], message, input }) => {
    const below = path.map(({ key }) => (typeof key === 'number' ? key : String(key)))
    return `${placeOf(way.concat(below))} ${message}${shown(input)}`
  })
}

/** What each text must be by the name of its fact, or by what it looks like. */
const byName: { isIts: (name: string, text: string) => boolean; rule: v.GenericSchema }[] = [
  { isIts: (name, text) => /url$/i.test(name) || /:\/\/|^www\./.test(text), rule: pageAddress },
  { isIts: (name) => /^tel$|Tel$/.test(name), rule: dialled },
  {
    isIts: (name, text) =>
      /writtenOn$/i.test(name) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(text),
    rule: day,
  },
]

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Map || value instanceof Set)

/** Lists that may be empty, beside those that have a rule. The launch list is empty once all is done. */
const MAY_BE_EMPTY = new Set(['beforeLaunch'])

/** The fault of a list without entries: on a page it would be a heading over nothing. */
const emptyList = (name: string, value: unknown): string[] =>
  Array.isArray(value) && value.length === 0 && !MAY_BE_EMPTY.has(name)
    ? [`${name} must have at least one entry`]
    : []

/** Each text in a fact, however deep, and the way to it. */
function textsIn(value: unknown, way: Way): { text: string; way: Way }[] {
  if (typeof value === 'string') return [{ text: value, way }]
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...way, Array.isArray(value) ? Number(key) : key]),
  )
}

/** The faults of all texts in a fact. A name is that of the text itself, or of the fact that has it as an entry. */
const faultsBelow = (fact: unknown, name: string): string[] =>
  textsIn(fact, [name]).flatMap(({ text, way }) => {
    const own = way.findLast((key) => typeof key === 'string') ?? name
    const rule = byName.find(({ isIts }) => isIts(own, text))?.rule
    return rule ? faultsOf(rule, text, way) : []
  })

/**
 * How a fact is known to be an invented one. Sample numbers have only zeros after the codes of India and Kozhikode; a
 * real one may have six. Front pages of other sites are nobody's own.
 */
const SAMPLE = /sample|\.example$|^\+?91(?:495)?0+$|^https:\/\/(?:www\.)?[a-z]+\.com\/?$/i

const samplesIn = (fact: unknown, name: string): string[] =>
  textsIn(fact, [name])
    .filter(({ text }) => SAMPLE.test(text))
    .map(
      ({ text, way }) =>
        `${placeOf(way)} is still a sample, but company.sample is false${shown(text)}`,
    )

/** Invented facts that the site would pass off as real ones, once it says that nothing is a sample. */
function passedOff(file: string, exports: Exports, isReal: boolean): string[] {
  if (!isReal || !(file === 'company.ts' || file === 'advisers.ts')) return []
  return Object.entries(exports).flatMap(([name, value]) => samplesIn(value, name))
}

const isReal = (files: Readonly<Record<string, Exports>>): boolean =>
  Reflect.get(Object(files['company.ts']?.['company']), 'sample') === false

/** What is wrong in one file. */
function faultsOfFile(file: string, exports: Exports): string[] {
  const rules = factRules[file] ?? {}
  const ruled = Object.entries(rules).flatMap(([name, rule]) =>
    faultsOf(rule, exports[name], [name]),
  )
  const others = Object.entries(exports).flatMap(([name, value]) =>
    name in rules ? [] : emptyList(name, value).concat(faultsBelow(value, name)),
  )
  return ruled.concat(others)
}

/**
 * What is wrong with the facts, a line for each fault: file, fact, what it must be and what it is. `files` are the
 * exports of src/content/facts by the name of the file. Decision 250.
 */
export function factFaults(files: Readonly<Record<string, Exports>>): string[] {
  const names = new Set([...Object.keys(factRules), ...Object.keys(files)])
  return [...names].toSorted().flatMap((file) => {
    const exports = files[file] ?? {}
    const samples = passedOff(file, exports, isReal(files))
    return faultsOfFile(file, exports)
      .concat(samples)
      .map((fault) => `src/content/facts/${file}: ${fault}`)
  })
}
