import { PageHead } from '@/components/page-head'
import { browse } from '@/words/browse'
import { titleSuffix } from '@/words/site'
import type { Work } from '@/entities/work/schema'
import { newestFirst } from '@/lib/dates/newest-first'
import { firstWords } from '@/lib/text/first-words'

const { latestJobs } = browse.meta

type Props = { name: string | undefined; works: readonly Work[] | undefined }

/** The head of a category's page. */
export function CategoryHead({ name, works }: Props) {
  return (
    <PageHead
      title={(name ?? latestJobs.title) + titleSuffix}
      description={descriptionOf(name, works)}
    />
  )
}

/** The works in the category, then the purpose of every category's page. */
function descriptionOf(name: string | undefined, works: readonly Work[] = []): string {
  const { description } = latestJobs
  if (name === undefined || works.length === 0) return description
  const names = newestFirst(works).map((work) => work.name)
  return firstWords(browse.jobs.describe(name, names.join(', '), description))
}
