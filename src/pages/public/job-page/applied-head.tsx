import { headOf } from '@/components/head-of'
import { PageHead } from '@/components/page-head'
import { jobs } from '@/words/jobs'
import { titleSuffix } from '@/words/site'
import { pointsOf } from '@/entities/work/points'
import type { Work } from '@/entities/work/schema'
import { firstWords } from '@/lib/text/first-words'

type Props = {
  work?: Work
  /** The text for the work, with its category. */
  text?: string | undefined
}

/**
 * The head of a page that is about one work. Search engines list /job alone. It has no canonical address, or the Share
 * of some browsers would lead to /job, without the work.
 */
export function AppliedHead({ work, text = work?.name }: Props) {
  const { meta, titleFor } = jobs
  if (!work || !text) return <PageHead {...headOf('job', meta)} hidden />
  const asked = pointsOf(work).join(', ')
  return (
    <PageHead
      hidden
      title={titleFor(text) + titleSuffix}
      description={firstWords(jobs.describe([text, asked, meta.description].filter(Boolean)))}
    />
  )
}
