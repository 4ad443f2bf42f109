import { type Lists, NOTHING, type SitePage } from '@/features/search/hits'
import type { Hit } from '@/features/search/match'
import type { Product } from '@/entities/product/schema'

/** What the index said to a keyword: nothing yet, nothing ever, no match, some. */
export type IndexAnswer = 'waits' | 'missing' | 'none' | 'some'

/** Whether the API is asked: now, later, not at all. */
export type Asked = { lists: 'yes' | 'later' | 'no'; products: 'yes' | 'later' }

type Kind = keyof Lists | 'products'

/** A kind that the API did not give. */
type FailedPart = {
  name: string
  retry: (() => unknown) | undefined
  /** Whether the index has this kind, too. */
  isInIndex: boolean
}

/** Pages of ours that a keyword meets; their words come with the code that asks the API. */
type OwnPages = { heading: string; hits: readonly Hit<SitePage>[] }

/** What the API says, as far as it is asked; each part comes and fails on its own. */
export type ApiAnswers = {
  /** What it was asked for. */
  keyword: string
  asked: Asked
  lists: Lists
  products: readonly Product[]
  /** Of which kinds it has answered, or failed to. */
  there: Record<Kind, boolean>
  loads: boolean
  parts: readonly FailedPart[]
}

/** That, and what is found without the API by the code that asks it. */
export type Answers = ApiAnswers & { own: OwnPages }

/** Before the code is there that asks it: it comes with the reader, or where the index has no answer. */
export const NOT_ASKED: Answers = {
  keyword: '',
  asked: { lists: 'later', products: 'later' },
  lists: NOTHING,
  products: [],
  there: { countries: false, categories: false, works: false, products: false },
  loads: false,
  parts: [],
  own: { heading: '', hits: [] },
}
