import { memo, useLayoutEffect } from 'react'
import { Loading } from '@/components/loading'
import type { ApiAnswers, IndexAnswer } from './answers'
import { FoundProducts } from './found-products-late'
import { useApiAnswers } from './use-api-answers'
import { useMayAsk } from './use-may-ask'

// Beside the API's answer, not after it.
FoundProducts.preload().catch(() => undefined)

type Question = {
  keyword: string
  /** What the index said to it, and whether that holds everything. */
  answer: IndexAnswer
  isWhole: boolean
  tell: (answers: ApiAnswers) => void
}

// Not drawn anew by what it tells: that would make it tell without end.
const Asking = memo(function Asking({ keyword, answer, isWhole, tell }: Question) {
  const answers = useApiAnswers(keyword, useMayAsk(answer, isWhole))
  // Before anything is painted that knows of the keyword and not of its answers.
  useLayoutEffect(() => tell(answers))
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
