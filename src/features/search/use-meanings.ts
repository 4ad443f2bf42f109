import { useEffect, useState } from 'react'
import { loadCode } from '@/lib/loading/load-code'
import { languageOfLetters } from '@/lib/text/letters'
import type { MeaningOf } from './match'
import { otherNameOf } from './other-names'

type Meanings = {
  keyword: string
  /** How well a text names a country that words of the keyword mean. */
  meaningOf: MeaningOf
  /** What the keyword is in English, as far as it is a country's name. */
  inEnglish: string
}

const none = (keyword: string): Meanings => ({
  keyword,
  meaningOf: otherNameOf,
  inEnglish: keyword,
})

async function meaningsOf(keyword: string): Promise<Meanings> {
  const { inEnglish, meaningOf, spellingsFor } = await loadCode(() => import('./meanings'))
  const known = await spellingsFor(keyword)
  return {
    keyword,
    meaningOf: (words) => meaningOf(words, known),
    inEnglish: inEnglish(keyword, known),
  }
}

/**
 * What the words of a keyword mean besides their letters: "uk" is the United Kingdom. Undefined while that is
 * not known: one in another script loads its names; where they are lost, its words mean themselves.
 */
export function useMeanings(keyword: string): Meanings | undefined {
  const [read, setRead] = useState<Meanings>()
  // In which people write the countries that records name in English.
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
