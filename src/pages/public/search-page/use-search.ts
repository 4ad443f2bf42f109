import { useState } from 'react'
import { messages } from '@/words/messages'
import { addedTo, foundOf, haveWord, hitsIn, NOTHING, pagesOf } from '@/features/search/hits'
import { matcher } from '@/features/search/match'
import { otherNameOf } from '@/features/search/other-names'
import { useMeanings } from '@/features/search/use-meanings'
import { useFailureToast } from '@/lib/notices/use-failure-toast'
import { NOT_ASKED } from './answers'
import { added, holdsResults, standingParts } from './standing-parts'
import { useArrivals } from './use-arrivals'
import { useIndex } from './use-index'
import { useHasInteracted } from './use-has-interacted'

/**
 * Searches countries, categories, works and products for a keyword. The index of the site's own host answers
 * at once; the API adds what else it knows, below what is shown. Without an index, or a match in it, the API
 * answers alone. Decision 8. The site's own pages are found as well, but not counted.
 */
export function useSearch(keyword: string) {
  const meanings = useMeanings(keyword)
  const meaningOf = meanings?.meaningOf ?? otherNameOf
  const matches = matcher(keyword, meaningOf)
  const { answer, isWhole, ...index } = useIndex(matches, meanings !== undefined)
  const [answers, setAnswers] = useState(NOT_ASKED)
  const asksFor = meanings?.inEnglish ?? keyword
  const api = answers.keyword === asksFor ? answers : NOT_ASKED
  const { asked } = api
  const isAnswered = answer === 'some'
  const hasInteracted = useHasInteracted(isAnswered)

  const categoryName = (id: string) =>
    api.lists.categories.find(({ _id }) => _id === id)?.name ?? index.categoryName(id)
  const hits = hitsIn(api.lists, matches, categoryName)
  const waits = answer === 'waits' || (!isAnswered && asked.lists === 'later')
  const searching = !isAnswered && (waits || api.loads)
  // "Germny" finds Germany, but "Germany" does not find everything that requires German.
  const mayShowTypos = isAnswered ? index.withTypos && !api.loads : !searching
  const withTypos = mayShowTypos && !haveWord(hits)
  const fromApi = foundOf(hits, withTypos)

  const parts = standingParts({ isAnswered, searching, asked, there: api.there })
  const order = useArrivals(`${isAnswered ? 'index' : 'api'} ${keyword}`, parts)
  const found = {
    ...(isAnswered ? index.found : fromApi),
    products: api.products,
    ...added(isAnswered ? addedTo(index.found, fromApi) : NOTHING),
  }

  // An index that has all kinds, or an answer, counts as a search in them.
  const isSearched = isAnswered || (answer === 'none' && isWhole)
  const namesOf = (inIndex: boolean) =>
    api.parts.filter((part) => (part.isInIndex && isSearched) === inIndex).map(({ name }) => name)
  const missing = searching ? [] : namesOf(false)
  const unchecked = searching ? [] : namesOf(true)
  useFailureToast(
    { isLoadingError: !isSearched && missing.length > 0 },
    messages.lists.failedTitleCase,
  )

  return {
    found,
    /** The site's own pages; those for a misspelling only if no record has the word itself. */
    pages: pagesOf(api.own.hits, isAnswered ? index.withTypos : withTypos),
    pagesHeading: api.own.heading,
    /** The records that a word of the keyword may find alone: those of the index or, without one, of the API. */
    records: index.data ?? api.lists,
    foundAlone: api.foundAlone,
    meaningOf,
    /** The parts that are shown, in their order on the page. */
    order,
    categoryName,
    count: order.filter(holdsResults).reduce((sum, part) => sum + found[part].length, 0),
    searching,
    /** Whether the results came before the API was asked. */
    isAnswered,
    /** Kinds that could not be searched at all. */
    missing,
    /** Kinds for which the API could not say whether it has more. */
    unchecked,
    /** What the API is to be asked, by code that loads for it; undefined while it is not to be asked. */
    question:
      meanings && answer !== 'waits' && (!isAnswered || hasInteracted)
        ? {
            keyword: asksFor,
            typed: keyword,
            ofPages: meanings.ofPages,
            answer,
            isWhole,
            onAnswers: setAnswers,
          }
        : undefined,
    retry: () => {
      for (const part of api.parts) void part.retry?.()
    },
  }
}

/** What a search found so far, what is missing, and how to ask for the missing parts again. */
export type Search = ReturnType<typeof useSearch>
