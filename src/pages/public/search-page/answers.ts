import { type Lists, NOTHING, type SitePage } from '@/features/search/hits'
import type { Hit } from '@/features/search/match'
import type { Product } from '@/entities/product/schema'

/** The answer of the index to a keyword: not loaded yet, not available, no match, some matches. */
export type IndexAnswer = 'waits' | 'missing' | 'none' | 'some'

/** Whether the API is asked: now, later, not at all. */
export type Asked = { lists: 'yes' | 'later' | 'no'; products: 'yes' | 'later' }

type Kind = keyof Lists | 'products'

/** A kind of result that the API failed to return. */
type FailedPart = {
  name: string
  retry: (() => unknown) | undefined
  /** Whether the index has this kind, too. */
  isInIndex: boolean
}

/** The site's own pages that match a keyword; their texts load with the code that asks the API. */
type OwnPages = { heading: string; hits: readonly Hit<SitePage>[] }

/** What one word finds besides the lists of records, as far as that is known without asking the API. */
type FoundAlone = {
  /** The products of an earlier search for it. */
  products: number
  /** Whether a page of the site answers it. */
  hasPage: boolean
}

/** What the API answers, as far as it is asked; each part arrives or fails on its own. */
export type ApiAnswers = {
  /** What it was asked for. */
  keyword: string
  asked: Asked
  lists: Lists
  products: readonly Product[]
  /** For which kinds it has answered, or failed to. */
  there: Record<Kind, boolean>
  loads: boolean
  parts: readonly FailedPart[]
}

/** The API's answers, and what the code that asks it finds without it. */
export type Answers = ApiAnswers & { own: OwnPages; foundAlone: (word: string) => FoundAlone }

/** The state before the API's code loads, which is at the first interaction, or at once without an index answer. */
export const NOT_ASKED: Answers = {
  keyword: '',
  asked: { lists: 'later', products: 'later' },
  lists: NOTHING,
  products: [],
  there: { countries: false, categories: false, works: false, products: false },
  loads: false,
  parts: [],
  own: { heading: '', hits: [] },
  foundAlone: () => ({ products: 0, hasPage: false }),
}
