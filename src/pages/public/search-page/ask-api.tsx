import { memo, useLayoutEffect, useMemo } from 'react'
import { Loading } from '@/components/loading'
import { sitePages } from '@/words/site-pages'
import { foundBefore } from '@/entities/product/api'
import { pagesOf } from '@/features/search/hits'
import { pageHits, type PageMeanings } from '@/features/search/page-hits'
import type { Answers, IndexAnswer } from './answers'
import { FoundProducts } from './found-products-late'
import { useApiAnswers } from './use-api-answers'
import { useApiRequestPlan } from './use-api-request-plan'

// Loads while the API answers, not after it.
FoundProducts.preload().catch(() => undefined)

type Question = {
  keyword: string
  /** The keyword as it was typed, for the site's own pages, and what it means for them. */
  typed: string
  ofPages: PageMeanings
  /** The answer of the index, and whether the index contains everything. */
  answer: IndexAnswer
  isWhole: boolean
  onAnswers: (answers: Answers) => void
}

// Not re-rendered by the answers it passes on: that would make it pass them on endlessly.
const Asking = memo(function Asking(question: Question) {
  const { keyword, typed, ofPages, answer, isWhole, onAnswers } = question
  const answers = useApiAnswers(keyword, useApiRequestPlan(answer, isWhole))
  const hits = useMemo(() => pageHits(typed, ofPages), [typed, ofPages])
  // Runs before anything is painted with the keyword but without its answers.
  useLayoutEffect(() =>
    onAnswers({
      ...answers,
      own: { heading: sitePages.heading, hits },
      foundAlone: (word) => ({
        products: foundBefore(word).length,
        hasPage: pagesOf(pageHits(word, ofPages), false).length > 0,
      }),
    }),
  )
  return null
})

type Props = Question & {
  searching: boolean
  /** How much has been found so far. */
  count: number
  /** Called with true when its code fails to load, and with false once that is over. */
  onLoadFailed: (hasFailed: boolean) => void
}

/** Asks the API for what a keyword means, passes on its answers as they arrive, and says so if they take long. */
export function AskApi({ searching, count, ...question }: Props) {
  return (
    <>
      {/* A new one for each part that arrives: its waiting time restarts, and it does not visibly jump. */}
      {searching && <Loading key={count} />}
      <Asking {...question} />
    </>
  )
}
