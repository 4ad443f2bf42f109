import { pageKeywords } from '@/content/facts/page-keywords'
import { sitePages } from '@/words/site-pages'
import { paths } from '@/lib/navigation/paths'
import { plainText } from '@/lib/text/plain-text'
import type { SitePage } from './hits'
import { setOf, SMALL_WORDS } from './fillers'
import { bestFirst, type Hit, matcher, type MeaningOf, MOST_WORDS_OF_A_NAME } from './match'

/** Small words of a question; "us" is a country in a record, but here it is part of "contact us". */
const QUESTION_WORDS = setOf(
  'us our you your me we do does did am are be it can where what which who when much need needed',
  'എന്ത് എവിടെ എത്ര എന്താണ് കിട്ടുമോ ഉണ്ടോ ആണോ വേണം',
  'क्या है हैं कहाँ कितना कितनी मिलेगा चाहिए गए',
)

/** What words mean to the site's pages besides their letters; names of countries do not distinguish pages. */
export type PageMeanings = { meaningOf?: MeaningOf; namesCountry: (words: string) => boolean }

type Name = keyof typeof sitePages.pages

const isName = (name: string): name is Name => name in sitePages.pages

const pages = Object.keys(pageKeywords)
  .filter(isName)
  .map((name) => ({
    page: { to: paths[name].href(), ...sitePages.pages[name] },
    texts: [sitePages.pages[name].name, ...pageKeywords[name]],
  }))

function isTelling(word: string): boolean {
  const plain = plainText(word).replace(/[?!.,]+$/, '')
  return !SMALL_WORDS.has(plain) && !QUESTION_WORDS.has(plain)
}

function withoutCountries(
  words: readonly string[],
  namesCountry: (words: string) => boolean,
): string[] {
  const [first, ...rest] = words
  if (first === undefined) return []
  for (let length = MOST_WORDS_OF_A_NAME; length > 0; length -= 1)
    if (namesCountry(words.slice(0, length).join(' ')))
      return withoutCountries(words.slice(length), namesCountry)
  return [first, ...withoutCountries(rest, namesCountry)]
}

/** The site's pages that answer a keyword, by their English words or the keyword's meaning; none for a country. */
export function pageHits(
  keyword: string,
  { meaningOf, namesCountry }: PageMeanings,
): Hit<SitePage>[] {
  const words = withoutCountries(keyword.split(/\s+/).filter(isTelling), namesCountry)
  const matches = matcher(words.join(' '), meaningOf, { inside: false })
  return bestFirst(matches, pages, ({ texts }) => texts).map(({ item, score }) => ({
    item: item.page,
    score,
  }))
}
