import * as v from 'valibot'

/** The id of the script that holds a page's data: `[[query key, data], …]` as JSON. */
const SCRIPT_ID = 'api-data'

const entrySchema = v.tuple([v.pipe(v.array(v.string()), v.nonEmpty()), v.unknown()])

type Entries = Map<string, unknown>

// As react-query writes keys that are made of strings.
const hashOf = (key: readonly string[]) => JSON.stringify(key)

/** The data of a page by query hash; entries that are broken or of another shape are left out. */
export function entriesIn(json = '[]'): Entries {
  const entries: Entries = new Map()
  try {
    const found: unknown = JSON.parse(json)
    for (const entry of Array.isArray(found) ? found : []) {
      const result = v.safeParse(entrySchema, entry)
      if (result.success) entries.set(hashOf(result.output[0]), result.output[1])
    }
  } catch {
    // Cut short, or not JSON: the page has no data.
  }
  return entries
}

/** The data in this page's script; `held`: the hashes of what still counts as fresh. */
type Embedded = { script: Element | null; entries: Entries; held: Set<string> }

const inBrowser = typeof document !== 'undefined'

let known: Embedded = { script: null, entries: new Map(), held: new Set() }

function embedded(): Embedded {
  const script = inBrowser ? document.getElementById(SCRIPT_ID) : null
  if (script !== known.script) {
    const entries = entriesIn(script?.textContent ?? '[]')
    known = { script, entries, held: new Set(entries.keys()) }
  }
  return known
}

/** A query's data in this page's HTML, or in the file of another page; undefined if there is none of this shape. */
export function embeddedData<S extends v.GenericSchema>(
  key: readonly string[],
  shape: S,
): v.InferOutput<S> | undefined {
  const result = v.safeParse(shape, embedded().entries.get(hashOf(key)))
  return result.success ? result.output : undefined
}

/** Whether a query's data came with this page and still counts as fresh. */
export const isFreshFromPage = (hash: string): boolean => embedded().held.has(hash)

/** The hashes of what still counts as fresh because it came with this page. */
export const freshFromPage = (): ReadonlySet<string> => embedded().held

/** From now on, data that came with this page no longer counts as fresh. Returns its hashes. */
export function endFreshness(): ReadonlySet<string> {
  const { held } = embedded()
  known.held = new Set()
  return held
}

/** Adds the data from the file of another page, except that of the given keys. */
export function addEmbedded(entries: Entries, except: readonly (readonly string[])[]) {
  const { entries: all } = embedded()
  const left = new Set(except.map(hashOf))
  for (const [hash, data] of entries) if (!left.has(hash)) all.set(hash, data)
}

/** Forgets all data that came with pages. */
export function dropEmbedded() {
  embedded().entries.clear()
  known.held.clear()
}
