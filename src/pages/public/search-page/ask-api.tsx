import { memo, useLayoutEffect, useMemo } from 'react'
import { Loading } from '@/components/loading'
import { sitePages } from '@/words/site-pages'
import { pageHits, type PageMeanings } from '@/features/search/page-hits'
import type { Answers, IndexAnswer } from './answers'
import { FoundProducts } from './found-products-late'
import { useApiAnswers } from './use-api-answers'
import { useMayAsk } from './use-may-ask'

// Beside the API's answer, not after it.
FoundProducts.preload().catch(() => undefined)

type Question = {
  keyword: string
  /** The keyword as it was typed, for the pages of ours, and what it means to them. */
  typed: string
  ofPages: PageMeanings
  /** What the index said to it, and whether that holds everything. */
  answer: IndexAnswer
  isWhole: boolean
  tell: (answers: Answers) => void
}

// Not drawn anew by what it tells: that would make it tell without end.
const Asking = memo(function Asking(question: Question) {
  const { keyword, typed, ofPages, answer, isWhole, tell } = question
  const answers = useApiAnswers(keyword, useMayAsk(answer, isWhole))
  const hits = useMemo(() => pageHits(typed, ofPages), [typed, ofPages])
  // Before anything is painted that knows of the keyword and not of its answers.
  useLayoutEffect(() => tell({ ...answers, own: { heading: sitePages.heading, hits } }))
  return null
})

type Props = Question & {
  searching: boolean
  /** How much has been found so far. */
  count: number
  /** Told while its code is lost. */
  onLost: (isLost: boolean) => void
}

/** Asks the API for what a keyword means, tells its answers as they come, and says so where they take long. */
export function AskApi({ searching, count, ...question }: Props) {
  return (
    <>
      {/* A new one for each part that comes: its wait begins anew, and it is not seen to jump. */}
      {searching && <Loading key={count} />}
      <Asking {...question} />
    </>
  )
}
