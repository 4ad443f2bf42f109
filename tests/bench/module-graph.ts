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

/** The given chunks and all that they import statically: what loads together. */
export function withImports(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const all = new Set(keys)
  // A Set also walks over what is added on the way.
  for (const key of all) for (const other of chunk(manifest, key).imports ?? []) all.add(other)
  return all
}

/**
 * What the loaded chunks may fetch later (near the viewport, when idle, at a touch), and what
 * that in turn may fetch. `pages` are left out: they load on navigation.
 */
export function lateChunks(
  manifest: Manifest,
  loaded: ReadonlySet<string>,
  pages: ReadonlySet<string>,
): Set<string> {
  const late = new Set<string>()
  const walked = new Set(loaded)
  for (const key of walked) {
    const { imports = [], dynamicImports = [] } = chunk(manifest, key)
    const next = [...imports, ...dynamicImports.filter((name) => !pages.has(name))]
    for (const name of next) {
      walked.add(name)
      if (!loaded.has(name)) late.add(name)
    }
  }
  return late
}
