import type { Manifest } from 'vite'
import { chunk } from '../../src/site/code/module-graph.ts'

/**
 * The chunks that the loaded ones may fetch later (near the viewport, when idle, at an interaction), and the
 * chunks that those in turn may fetch. `pages` are left out: they load on navigation.
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
