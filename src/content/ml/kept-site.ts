// Translated 2026-11-22 from en; not yet read by a native speaker.
import { keptSite as bounds } from '@/content/facts/stored-things'

/** At /your-data: the pages and files that are kept for use without internet. Product 10, Offline. */
export const keptSite = {
  name: 'ഈ സൈറ്റിലെ പേജുകൾ',
  text: 'നിങ്ങൾ തുറന്ന പേജുകളും അവയിലെ ചിത്രങ്ങളും, പ്ലാനുകൾക്കും ഷോർട്ട്‌ലിസ്റ്റിനും താരതമ്യത്തിനും വേണ്ടതും: ഇന്റർനെറ്റ് ഇല്ലാതെ തുറക്കാൻ. നിങ്ങൾ എഴുതിയ ഒന്നും അതിലില്ല, അക്കൗണ്ടിലെ ഒന്നുമില്ല.',
  choice: 'ഇന്റർനെറ്റ് ഇല്ലാതെ ഉപയോഗിക്കാൻ സൈറ്റ് സൂക്ഷിക്കുക',
  size: (copies: number, bytes: number) => `${copies} ഫയൽ, ${(bytes / 1e6).toFixed(1)} MB`,
  since: (when: string) => `${when} മുതൽ`,
  until: `നിങ്ങൾ കളയുന്നതുവരെ, അല്ലെങ്കിൽ അവസാനത്തെ സന്ദർശനം കഴിഞ്ഞ് ${bounds.days} ദിവസം വരെ`,
  none: 'ഇപ്പോൾ ഒന്നും സൂക്ഷിക്കുന്നില്ല.',
  off: 'കളഞ്ഞു. ഈ സൈറ്റിലെ പേജുകൾ ഇനി ഈ ബ്രൗസർ സൂക്ഷിക്കില്ല.',
} as const
