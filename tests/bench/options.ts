import { parseArgs } from 'node:util'
import { paths } from '@/lib/navigation/paths'

/** What is measured where no page is named. */
export const DEFAULT_PAGES = [paths.home.href(), paths.study.href(), paths.premium.href()]
const DEFAULT_RUNS = 3

export type Options = { runs: number; pages: string[] }

/**
 * Reads `--runs 5`, `--all` (every prerendered page) and the paths of pages, say `/about`.
 * Throws for an unknown option and for a page that is not prerendered.
 */
export function readOptions(args: string[], prerendered: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string' }, all: { type: 'boolean', default: false } },
  })
  const runs = Number(values.runs ?? DEFAULT_RUNS)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1')
  const unknown = positionals.find((path) => !prerendered.includes(path))
  if (unknown) throw new Error(`${unknown} is not prerendered. These are: ${prerendered.join(' ')}`)
  if (values.all) return { runs, pages: [...prerendered] }
  return { runs, pages: positionals.length > 0 ? positionals : DEFAULT_PAGES }
}
