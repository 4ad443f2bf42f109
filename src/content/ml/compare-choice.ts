// Translated 2026-11-22 from en; not yet read by a native speaker.
import { MOST_COMPARED } from '@/content/facts/compare'

/** The quiet control on a country's stamp, and what it gathers. Product 10, Comparison. */
export const compareChoice = {
  /** Read out with the sign on a stamp. */
  toggle: (name: string) => `താരതമ്യം ചെയ്യാൻ: ${name}`,
  /** Below the stamps, while none is chosen. */
  hint: 'രാജ്യങ്ങൾ താരതമ്യം ചെയ്യാൻ രണ്ടോ അതിലധികമോ സ്റ്റാമ്പുകളിൽ + അമർത്തൂ.',
  tray: 'താരതമ്യം ചെയ്യേണ്ട രാജ്യങ്ങൾ',
  remove: (name: string) => `ഒഴിവാക്കുക: ${name}`,
  /** Read out at a change: how many are chosen now. */
  chosen: (count: number, names: string) =>
    `താരതമ്യം ചെയ്യാൻ ${MOST_COMPARED} എണ്ണത്തിൽ ${count}: ${names}`,
  removed: (name: string, count: number) => `${name} ഒഴിവാക്കി. ${MOST_COMPARED} എണ്ണത്തിൽ ${count}.`,
  more: 'താരതമ്യം ചെയ്യാൻ ഒന്നു കൂടി തിരഞ്ഞെടുക്കൂ.',
  go: (count: number) => `${count} രാജ്യങ്ങൾ താരതമ്യം ചെയ്യുക`,
  full: `${MOST_COMPARED} രാജ്യങ്ങൾ വരെ മാത്രം. വേറൊന്നു തിരഞ്ഞെടുക്കാൻ ആദ്യം ഒന്ന് ഒഴിവാക്കൂ.`,
} as const
