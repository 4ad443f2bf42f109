import type { Manifest } from 'vite'
import { SEARCH_INDEX_FILE } from '#site-files'

/** The chunk of a manifest by its key; throws for an unknown one. */
export function chunk(manifest: Manifest, key: string) {
  const found = manifest[key]
  if (!found) throw new Error(`The build's manifest has no ${key}`)
  return found
}

/** The key of the script that starts the site. */
export function entryKey(manifest: Manifest): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  if (!key) throw new Error("The build's manifest has no entry")
  return key
}

/** The given chunks and all that they import statically, each after what it imports. */
export function withImports(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const all = new Set<string>()
  const seen = new Set<string>()
  const add = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    chunk(manifest, key).imports?.forEach(add)
    all.add(key)
  }
  for (const key of keys) add(key)
  return all
}

/** The addresses of the files of these chunks, style sheets included, by default of all chunks. */
export function filesOf(
  manifest: Manifest,
  keys: Iterable<string> = Object.keys(manifest),
): string[] {
  const files = [...keys].flatMap((key) => {
    const { file, css = [] } = chunk(manifest, key)
    return [file].concat(css)
  })
  return [...new Set(files)].map((file) => `/${file}`)
}

/**
 * The addresses of the code of a prerendered page: what starts the site, what the page adds to that, and what it
 * also needs if its address has a keyword (`?q=`), style sheets and data included.
 */
export type PageCode = { start: string[]; page: string[]; found?: string[] }

/** For the source of a page: the source of the part that answers a keyword, and the data that it reads. */
const answers: Record<string, { part: string; data: string }> = {
  'src/pages/public/search-page.tsx': {
    part: 'src/pages/public/search-page/search-results.tsx',
    data: SEARCH_INDEX_FILE,
  },
}

/** The code of the page whose source is `file`, a path below the project's folder. */
export function pageCode(manifest: Manifest, file: string): PageCode {
  const start = withImports(manifest, [entryKey(manifest)])
  const besides = (...files: string[]) =>
    [...withImports(manifest, files)].filter((key) => !start.has(key))
  const scripts = (keys: Iterable<string>) =>
    [...keys].map((key) => `/${chunk(manifest, key).file}`)
  const code = { start: scripts(start), page: scripts(besides(file)) }
  const answer = answers[file]
  if (!answer) return code
  const part = besides(file, answer.part)
  const sheets = part.flatMap((key) => chunk(manifest, key).css ?? [])
  const files = [...scripts(part), ...sheets.map((sheet) => `/${sheet}`)]
  const more = new Set(files.filter((each) => !code.page.includes(each)))
  return { ...code, found: [answer.data, ...more] }
}
