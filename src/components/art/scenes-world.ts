import { createElement, type ReactElement } from 'react'
import { knownCountry, plainCountry } from '@/content/facts/known-country'

import { ink } from './palette'
import { Brazil, Canada, Mexico, UnitedStates } from './scenes-americas'
import { Coast, HillTown, Highlands, Plain, RiverTown, type Hour } from './scenes-anywhere'
import { India, Japan, SouthKorea } from './scenes-asia'
import { Lithuania, Poland } from './scenes-baltic'
import { Austria, Germany, Luxembourg, Switzerland } from './scenes-central'
import { Denmark, Finland, Sweden } from './scenes-north'
import { Australia, NewZealand } from './scenes-pacific'
import { Italy, Malta, Portugal, Spain } from './scenes-south'
import { Singapore, UnitedArabEmirates } from './scenes-tropics'
import { France, Ireland, Netherlands, UnitedKingdom } from './scenes-west'

/** Every scene that belongs to one country, by the country's name in lower case. */
export const scenes = new Map<string, () => ReactElement>([
  ['australia', Australia],
  ['austria', Austria],
  ['brazil', Brazil],
  ['canada', Canada],
  ['denmark', Denmark],
  ['finland', Finland],
  ['france', France],
  ['germany', Germany],
  ['india', India],
  ['ireland', Ireland],
  ['italy', Italy],
  ['japan', Japan],
  ['lithuania', Lithuania],
  ['luxembourg', Luxembourg],
  ['malta', Malta],
  ['mexico', Mexico],
  ['netherlands', Netherlands],
  ['new zealand', NewZealand],
  ['poland', Poland],
  ['portugal', Portugal],
  ['singapore', Singapore],
  ['south korea', SouthKorea],
  ['spain', Spain],
  ['sweden', Sweden],
  ['switzerland', Switzerland],
  ['united arab emirates', UnitedArabEmirates],
  ['united kingdom', UnitedKingdom],
  ['united states', UnitedStates],
])

/** The landscapes for countries without a scene of their own. */
export const landscapes = [Coast, HillTown, Highlands, RiverTown, Plain] as const

/** The times of day in which a landscape may be seen. */
export const hours: readonly Hour[] = [
  { sky: ink.glow, sun: ink.marigold },
  { sky: ink.haze, sun: ink.glow },
  { sky: ink.blush, sun: ink.laterite },
  { sky: ink.cream, sun: ink.marigold },
]

/** A hash: always the same whole number for the same word, well spread over similar words. */
function numberOf(word: string): number {
  let mix = 2_166_136_261
  for (const letter of word) mix = Math.imul(mix ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (mix ^ (mix >>> 15)) >>> 0
}

/** The drawing for a country's name: its own, or a landscape chosen by the name alone. */
export function drawCountry(name: string): ReactElement {
  const key = plainCountry(name)
  const own = scenes.get(knownCountry(name) ?? key)
  if (own) return createElement(own)
  const number = numberOf(key)
  const landscape = createElement(
    landscapes[number % landscapes.length] ?? Coast,
    hours[Math.floor(number / landscapes.length) % hours.length] ?? {
      sky: ink.glow,
      sun: ink.marigold,
    },
  )
  // Half of the names get it mirrored, so that neighbours seldom look alike.
  const mirrored = Math.floor(number / 64) % 2 === 1
  return mirrored
    ? createElement('g', { transform: 'matrix(-1 0 0 1 240 0)' }, landscape)
    : landscape
}
