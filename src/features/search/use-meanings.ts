import { useEffect, useState } from 'react'
import { loadCode } from '@/lib/loading/load-code'
import { languageOfLetters } from '@/lib/text/letters'
import type { MeaningOf } from './match'
import { otherNameOf } from './other-names'
import type { PageMeanings } from './page-hits'

type Meanings = {
  keyword: string
  /** How well a text names a country or a trade that words of the keyword mean. */
  meaningOf: MeaningOf
  /** The same object while the keyword is the same. */
  ofPages: PageMeanings
  /** The keyword in English, if it is a country or a trade in another script, else the keyword itself. */
  inEnglish: string
}

const namesCountry = (words: string) => otherNameOf(words) !== undefined

const NO_MEANINGS: PageMeanings = { namesCountry }

const none = (keyword: string): Meanings => ({
  keyword,
  meaningOf: otherNameOf,
  ofPages: NO_MEANINGS,
  inEnglish: keyword,
})

async function meaningsOf(keyword: string): Promise<Meanings> {
  const code = await loadCode(() => import('./meanings'))
  const { inEnglish, meaningOf } = code
  const known = await code.spellingsFor(keyword)
  const ofPages = await code.pageSpellingsFor(keyword)
  return {
    keyword,
    meaningOf: (words) => meaningOf(words, known),
    ofPages: {
      meaningOf: (words) => meaningOf(words, ofPages),
      namesCountry: (words) => namesCountry(inEnglish(words, known)),
    },
    inEnglish: inEnglish(keyword, known),
  }
}

/**
 * What the words of a keyword mean besides their letters: "uk" is the United Kingdom. Undefined while that is
 * not known: a keyword in another script loads names first; if these fail to load, its words mean themselves.
 */
export function useMeanings(keyword: string): Meanings | undefined {
  const [read, setRead] = useState<Meanings>()
  // Whether it is in another script, in which people write the countries that records name in English.
  const isOther = languageOfLetters(keyword) !== undefined

  useEffect(() => {
    if (!isOther) return undefined
    let isGone = false
    const load = async () => {
      const meanings = await meaningsOf(keyword).catch(() => none(keyword))
      if (!isGone) setRead(meanings)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [keyword, isOther])

  if (!isOther) return none(keyword)
  return read?.keyword === keyword ? read : undefined
}
