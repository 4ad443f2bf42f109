import { readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router-dom'
import { pathAt } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'

/** A page to measure: its name, and its address in this build. */
export type BenchPage = { name: string; address: string }

type Read = (path: string) => Promise<Record<string, unknown>[]>

const firstId = async (list: Promise<Record<string, unknown>[]>) => String((await list)[0]?._id)
const firstCategory = (read: Read) => firstId(read('/category/get-category'))

/** The pages of data whose address contains an id, and how to get such an id from the API. */
const ofData = new Map<string, (read: Read) => Promise<string>>([
  [paths.country.path, (read) => firstId(read('/country/getCountry'))],
  [paths.countryDetails.path, (read) => firstId(read('/country/getCountry'))],
  [paths.latestJobs.path, firstCategory],
  [
    paths.jobApplication.path,
    async (read) => firstId(read(`/work/work-category/${await firstCategory(read)}`)),
  ],
])

/** The patterns that `addressOf` turns into an address. */
export const patternsOfData = [...ofData.keys()]

/** Whether it is the full address of a page of data, with an id or a search in it. */
export const isAddressOfData = (address: string): boolean =>
  pathAt(address).startsWith(`${paths.search.path}?`) ||
  (!address.includes(':') && patternsOfData.some((pattern) => matchPath(pattern, pathAt(address))))

/** The addresses of the built pages of a pattern such as `/country/:id`, sorted; empty for a path without an id. */
export function builtPages(distDir: string, pattern: string): string[] {
  const [folder = '', rest] = pattern.split(':id')
  if (rest === undefined || !existsSync(join(distDir, folder))) return []
  return readdirSync(join(distDir, folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => folder + name.replace('.html', ''))
    .toSorted()
}

/** The first list in an answer of the API. */
const listIn = (body: unknown): Record<string, unknown>[] =>
  Array.isArray(body) ? body : (Object.values(Object(body)).find(Array.isArray) ?? [])

/**
 * The address of a page, in any language. A pattern with an id gives its first built page, or if none is built, an
 * address with an id of the API at `origin`.
 */
export async function addressOf(name: string, distDir: string, origin: string): Promise<BenchPage> {
  const idOf = ofData.get(pathAt(name))
  if (!idOf) return { name, address: name }
  const [built] = builtPages(distDir, name)
  if (built) return { name, address: built }
  const read: Read = async (path) => listIn(await (await fetch(`${origin}/api/v1${path}`)).json())
  return { name, address: name.replace(':id', await idOf(read)) }
}
