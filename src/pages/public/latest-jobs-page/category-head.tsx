import { PageHead } from '@/components/page-head'
import { browse } from '@/words/browse'
import { titleSuffix } from '@/words/site'
import type { Work } from '@/entities/work/schema'
import { newestFirst } from '@/lib/dates/newest-first'
import { firstWordsWith } from '@/lib/text/first-words'

const { latestJobs } = browse.meta

type Props = { name: string | undefined; works: readonly Work[] | undefined }

/** The head of a category's page. */
export function CategoryHead({ name, works }: Props) {
  return (
    <PageHead title={titleOf(name, works) + titleSuffix} description={descriptionOf(name, works)} />
  )
}

/** The category and that these are jobs, unless it has none. */
function titleOf(name: string | undefined, works: readonly Work[] | undefined): string {
  if (name === undefined) return latestJobs.title
  return works?.length === 0 ? name : browse.jobs.title(name)
}

/** The works in the category, then the purpose of every category's page. */
function descriptionOf(name: string | undefined, works: readonly Work[] = []): string {
  const { description } = latestJobs
  if (name === undefined || works.length === 0) return description
  const names = newestFirst(works).map((work) => work.name)
  return firstWordsWith(browse.jobs.describe(name, names.join(', ')), description)
}
