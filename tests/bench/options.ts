import { parseArgs } from 'node:util'
import { pathAt } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import { isAddressOfData, patternsOfData } from './page-address.ts'

/** The pages that are measured if none is named. */
export const DEFAULT_PAGES = [
  paths.home.href(),
  paths.study.href(),
  paths.premium.href(),
  paths.country.path,
  paths.latestJobs.path,
]

/** The pages that `--all` measures besides the prerendered ones. */
const OF_DATA = [
  paths.country.path,
  paths.latestJobs.path,
  paths.jobApplication.path,
  paths.search.href('germany'),
]
const DEFAULT_RUNS = 3

export type Options = { runs: number; pages: string[] }

/**
 * Reads `--runs 5`, `--all` (every prerendered page, and those of data) and the paths of pages:
 * `/about`, `/ml/about`, `/country/:id` for any country, `/country/65f…` for one, `/search?q=germany`. Throws for
 * an unknown option and for a page that is neither prerendered nor one of data.
 */
export function readOptions(args: string[], prerendered: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string' }, all: { type: 'boolean', default: false } },
  })
  const runs = Number(values.runs ?? DEFAULT_RUNS)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error('--runs takes a whole number of at least 1')
  const known = [...prerendered, ...patternsOfData]
  const unknown = positionals.find(
    (path) => !known.includes(pathAt(path)) && !isAddressOfData(path),
  )
  if (unknown) throw new Error(`${unknown} cannot be measured. These can: ${known.join(' ')}`)
  if (values.all) return { runs, pages: [...prerendered, ...OF_DATA] }
  return { runs, pages: positionals.length > 0 ? positionals : DEFAULT_PAGES }
}
