// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { Purpose } from '@/content/facts/purposes'

/** The links that lead into a plan, by what for. Product 10, Plans. */
export const planLink = {
  intro: 'തുടങ്ങുന്ന ദിവസം മുതൽ പിന്നോട്ടെണ്ണി, എന്ത് എന്നേക്കു ചെയ്യണം എന്നു കാണൂ.',
  any: 'തീയതികൾ വച്ച് പ്ലാൻ ഉണ്ടാക്കുക',
  study: 'പഠനം പ്ലാൻ ചെയ്യുക',
  work: 'വിദേശത്തെ ജോലി പ്ലാൻ ചെയ്യുക',
  visit: 'സന്ദർശനം പ്ലാൻ ചെയ്യുക',
} satisfies Record<Purpose | 'any' | 'intro', string>
