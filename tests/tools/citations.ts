/** What can be cited: the names of each section of product.md, and the numbers of decisions.md. */
export type Papers = { sections: Map<number, readonly string[]>; decisions: Set<number> }

const NUMBERED = /^## (\d+)\. (.+)$/gm
const NAMES = /^### (.+)$|\*\*([^*]+)\*\*/gm

const plain = (name: string) => name.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim()

/** The names of a section: its title, its headings and its bold terms, the longest first. */
function namesOf(title: string, text: string): string[] {
  const names = [...text.matchAll(NAMES)].map(([, heading, term]) => heading ?? term ?? '')
  return [title, ...names].map(plain).toSorted((a, b) => b.length - a.length)
}

/** Reads from the two papers what can be cited. */
export function readPapers(product: string, decisions: string): Papers {
  const heads = [...product.matchAll(NUMBERED)]
  const sections = heads.map(([, number, title = ''], place) => {
    const text = product.slice(heads[place]?.index, heads[place + 1]?.index)
    return [Number(number), namesOf(title, text)] as const
  })
  const numbers = [...decisions.matchAll(NUMBERED)].map(([, number]) => Number(number))
  return { sections: new Map(sections), decisions: new Set(numbers) }
}

/** A sentence that continues on the next line of a comment becomes one line of the same length. */
const inOneLine = (text: string) =>
  text.replaceAll(/\r?\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, (gap) => ' '.repeat(gap.length))

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** The length of the name with which `text` begins; 0 if it begins with none of them. */
function lengthOfName(names: readonly string[], text: string): number {
  for (const name of names) {
    const pattern = new RegExp(`^${escaped(name).replaceAll(' ', ' +')}(?![\\w/-]|:\\w)`)
    const [found] = pattern.exec(text) ?? []
    if (found) return found.length
  }
  return 0
}

const NEXT_SECTION = /^(?:;|,|,? and) +(?=\d+(?![\w/]))/
const NEXT_NAME = /^(?:,(?: and)?| and) +/

/**
 * What is wrong with the sections and names of one citation, from its first number on; null if nothing is. After a
 * number, a comma introduces a name of that section. After a name more may follow: names, after a comma or "and"
 * (they begin with a capital or a slash), or sections. Anything else is the rest of the sentence.
 */
function faultOf(sections: Papers['sections'], cited: string): string | null {
  let rest = cited
  for (;;) {
    const [number = ''] = /^\d+/.exec(rest) ?? []
    const names = sections.get(Number(number))
    if (!names) return `no section ${number}`
    rest = rest.slice(number.length)
    for (let named = false; !NEXT_SECTION.test(rest); named = true) {
      const [gap] = NEXT_NAME.exec(rest) ?? []
      if (!gap || (!named && gap.trim() !== ',')) return null
      const after = rest.slice(gap.length)
      const length = lengthOfName(names, after)
      const isSentence = named && !/^[A-Z/]/.test(after)
      if (length === 0 && isSentence) return null
      if (length === 0) return `section ${number} has no "${/^[^.;:)]*/.exec(after)?.[0]}"`
      rest = after.slice(length)
    }
    rest = rest.replace(NEXT_SECTION, '')
  }
}

/** A citation, and what is wrong with it, if anything. Lines count from 1. */
export type Citation = {
  line: number
  kind: 'product' | 'decision' | 'absent'
  fault: string | null
}

const PRODUCT = String.raw`\bProduct +(?=\d)`
const DECISION = String.raw`\bDecisions? +(\d+(?:(?:,|,? and) +\d+)*)`
/** Papers that are not in the repository: an order and its design, tasks, and the look. */
const ABSENT = String.raw`\b(?:[Ss]pecification|[Dd]esign|[Ii]ssue) +\d+(?:\.\d+)?(?![\w-])|\bLook, "`
const CITED = new RegExp(`${PRODUCT}|${DECISION}|${ABSENT}`, 'g')

/**
 * Every citation in a text, such as "Product 6, Access checks", "Product 2, /login; 4, Session" or
 * "Decision 11", and what cites a paper that the repository does not hold.
 */
export function citationsIn(text: string, { sections, decisions }: Papers): Citation[] {
  const flat = inOneLine(text)
  return [...flat.matchAll(CITED)].map(({ 0: found, 1: numbers, index }) => {
    const line = text.slice(0, index).split('\n').length
    if (numbers) {
      const missing = numbers.match(/\d+/g)?.filter((number) => !decisions.has(Number(number)))
      const fault = missing?.length ? `no decision ${missing.join(', ')}` : null
      return { line, kind: 'decision', fault }
    }
    if (!found.startsWith('Product')) {
      return {
        line,
        kind: 'absent',
        fault: `"${found}" cites a paper that is not in the repository`,
      }
    }
    return { line, kind: 'product', fault: faultOf(sections, flat.slice(index + found.length)) }
  })
}
