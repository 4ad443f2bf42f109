import type { Manifest } from 'vite'

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

/** The addresses of the code of a prerendered page: what starts the site, and what it adds to that. */
export type PageCode = { start: string[]; page: string[] }

/** The code of the page whose source is `file`, a path below the project's folder. */
export function pageCode(manifest: Manifest, file: string): PageCode {
  const start = withImports(manifest, [entryKey(manifest)])
  const page = [...withImports(manifest, [file])].filter((key) => !start.has(key))
  const address = (key: string) => `/${chunk(manifest, key).file}`
  return { start: [...start].map(address), page: page.map(address) }
}
