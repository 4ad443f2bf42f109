import { english, type Language, languages } from '@/lib/navigation/languages'
import { heavierThanEnglish, type Overrun, overruns, parts } from './budget.ts'
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
  return table(['Late chunk of 1 kB or more', 'kB', 'may be fetched by'], rows)
}

type Weighed = { language: Language; sizes: RouteSize[] }

/** The size of each route in the other languages, and how much more that is than in English. */
function languageTable(sizes: readonly RouteSize[], others: readonly Weighed[]): string {
  const rows = sizes.map(({ path, total }) => [
    path,
    kb(total),
    ...others.flatMap((other) => {
      const size = other.sizes.find((each) => each.path === path)
      return size ? [kb(size.total), `+${kb(size.total - total)}`] : ['', '']
    }),
  ])
  const heads = others.flatMap(({ language }) => [language.code, 'more'])
  return table(['Route', english.code, ...heads], rows)
}

/** Prints each route that is over its budget; `prefix` is put before its path. */
function sayOverruns(over: readonly Overrun[], prefix = '') {
  for (const path of new Set(over.map((each) => each.path))) {
    const own = over.filter((each) => each.path === path)
    const words = own.map(({ part, size, limit }) => `${part} ${kb(size)} > ${kb(limit)} kB`)
    console.log(`✗ ${prefix}${path} is over its budget: ${words.join(', ')}`)
  }
}

/** Prints the size of each public route of a built site; false if any is over its budget (`more`: see `overruns`). */
export async function reportSizes(distDir: string, more = 0): Promise<boolean> {
  const sizes = await routeSizes(distDir)
  const others: Weighed[] = []
  for (const language of languages.slice(1))
    others.push({ language, sizes: await routeSizes(distDir, language) })
  const over = overruns(sizes, more)

  console.log(
    '\nWhat a route fetches before any interaction, kB gzip; late: all that may load later\n',
  )
  const rows = sizes.map((size) => {
    const isOver = (part: string) => over.some((o) => o.path === size.path && o.part === part)
    const cells = parts.map((part) => marked(kb(size[part]), !isOver(part)))
    return [size.path, ...cells, kb(sum(size.late))]
  })
  console.log(table(['Route', 'html + inlined css', ...parts.slice(1), 'late'], rows))
  console.log(`\n${lateTable(sizes)}\n`)
  console.log(`\nThe total of each route in every language\n\n${languageTable(sizes, others)}\n`)

  sayOverruns(over)
  const isGood = others.reduce((good, other) => {
    const heavy = heavierThanEnglish(other.sizes, sizes)
    sayOverruns(heavy, other.language.prefix)
    return good && heavy.length === 0
  }, over.length === 0)
  if (isGood) console.log('Every route is within tests/bench/budget.json.')
  return isGood
}
