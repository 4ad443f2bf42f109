// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { Purpose } from '@/content/facts/purposes'

/** The links that lead into a plan, by what for. Product 10, Plans. */
export const planLink = {
  intro: 'देखें कि कब तक क्या करना है: जिस दिन शुरू करना चाहते हैं, उससे पीछे गिनकर।',
  any: 'तारीख़ों के साथ प्लान बनाएँ',
  study: 'अपनी पढ़ाई का प्लान बनाएँ',
  work: 'विदेश में काम का प्लान बनाएँ',
  visit: 'अपने सफ़र का प्लान बनाएँ',
} satisfies Record<Purpose | 'any' | 'intro', string>
