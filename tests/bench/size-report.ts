import { overruns, parts } from './budget.ts'
import { routeSizes, type RouteSize } from './route-sizes.ts'
import { marked, table } from './table.ts'

const kb = (size: number) => size.toFixed(1)
const sum = (list: readonly { size: number }[]) => list.reduce((all, { size }) => all + size, 0)

/** Late chunks of 1 kB and more by file, with the routes that may fetch them. */
function lateTable(sizes: readonly RouteSize[]): string {
  const files = new Map<string, { size: number; routes: string[] }>()
  for (const { path, late } of sizes) {
    for (const { file, size } of late) {
      const known = files.get(file) ?? { size, routes: [] }
      known.routes.push(path)
      files.set(file, known)
    }
  }
  const rows = [...files]
    .filter(([, { size }]) => size >= 1)
    .toSorted(([, a], [, b]) => b.size - a.size)
    .map(([file, { size, routes }]) => [
      file.replace('assets/', ''),
      kb(size),
      routes.length > 3 ? `${routes.length} routes` : routes.join(' '),
    ])
  return table(['Late chunk, 1 kB and more', 'kB', 'may be fetched by'], rows)
}

/** Prints what each public route of a built site weighs; false when any is over its budget. */
export async function reportSizes(distDir: string): Promise<boolean> {
  const sizes = await routeSizes(distDir)
  const over = overruns(sizes)

  console.log('\nWhat a route fetches before any touch, kB gzip; late: what may follow, in all\n')
  const rows = sizes.map((size) => {
    const isOver = (part: string) => over.some((o) => o.path === size.path && o.part === part)
    const cells = parts.map((part) => marked(kb(size[part]), !isOver(part)))
    return [size.path, ...cells, kb(sum(size.late))]
  })
  console.log(table(['Route', 'html + inlined css', ...parts.slice(1), 'late'], rows))
  console.log(`\n${lateTable(sizes)}\n`)

  for (const { path } of sizes) {
    const own = over.filter((overrun) => overrun.path === path)
    const words = own.map(({ part, size, limit }) => `${part} ${kb(size)} > ${limit} kB`)
    if (own.length > 0) console.log(`✗ ${path} is over its budget: ${words.join(', ')}`)
  }
  if (over.length === 0) console.log('Every route is within tests/bench/budget.json.')
  return over.length === 0
}
