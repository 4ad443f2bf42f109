import { papersFor } from '@/content/facts/papers'
import { type Purpose, purposes } from '@/content/facts/purposes'

/** The values in a link to the page: `/plan?for=study&where=<country id>&papers=passport,…`. */
export interface Known {
  purpose: Purpose | undefined
  /** The id of a country of the API; empty if none is named. */
  where: string
  papers: readonly string[]
}

const MOST_PAPERS = 50

/** Reads an address; unknown values are left out. */
export function readKnown(query: URLSearchParams): Known {
  const purpose = purposes.find((each) => each === query.get('for'))
  // A form sent without JavaScript repeats `papers` for each paper.
  const papers = query
    .getAll('papers')
    .flatMap((value) => value.split(','))
    .filter((id) => /^[a-z0-9-]{1,64}$/.test(id))
  return {
    purpose,
    where: query.get('where') ?? '',
    papers: [...new Set(papers)].slice(0, MOST_PAPERS),
  }
}

/** Whether the address contains anything to fill in. */
export const saysAnything = ({ purpose, where, papers }: Known) =>
  purpose !== undefined || where !== '' || papers.length > 0

/** The papers that the purpose asks for, and all papers that only countries ask for. */
export function papersOf(purpose: Purpose, papers: readonly string[]): readonly string[] {
  const own = new Set<string>(papersFor(purpose))
  const ofAll = new Set<string>(purposes.flatMap((each) => papersFor(each)))
  return papers.filter((id) => own.has(id) || !ofAll.has(id))
}
