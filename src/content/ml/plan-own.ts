// Translated 2026-11-22 from en; not yet read by a native speaker.
import { planLimits as limits } from '@/content/facts/plan-limits'

/** The words of a plan's own steps: adding and changing one. Product 10, Plans. */
export const planOwn = {
  /** On each own step and own name: it may have come in a link that anybody wrote. */
  step: 'സ്വന്തം പടി, ഞങ്ങളുടേതല്ല',
  name: 'സ്വന്തം പേര്, ഞങ്ങൾ ഇട്ടതല്ല',
  heading: 'സ്വന്തം പടി ചേർക്കുക',
  title: 'എന്താണ് ചെയ്യേണ്ടത്?',
  titleMissing: 'എന്താണ് ചെയ്യേണ്ടത് എന്ന് എഴുതൂ.',
  titleLong: `ഒരു പടിയിൽ ${limits.titleLetters} അക്ഷരമേ പറ്റൂ. ബാക്കി കുറിപ്പിൽ എഴുതൂ.`,
  day: 'എന്നേക്കു വേണം?',
  dayMissing: 'ഒരു ദിവസം തിരഞ്ഞെടുക്കൂ.',
  dayWrong: 'ഈ ദിവസം പ്ലാനിൽ വയ്ക്കാൻ പറ്റില്ല. വേറൊന്ന് തിരഞ്ഞെടുക്കൂ.',
  submit: 'പടി ചേർക്കുക',
  save: 'പടി സേവ് ചെയ്യുക',
  cancel: 'വേണ്ട',
  added: (title: string) => `“${title}” നിങ്ങളുടെ പ്ലാനിൽ ചേർത്തു.`,
  changed: (title: string, place: number, all: number, day: string) =>
    `“${title}” ഇപ്പോൾ ${day}-നകം; ആകെ ${all} പടികളിൽ പടി ${place}.`,
  full: `നിങ്ങൾ ${limits.ownSteps} പടികൾ ചേർത്തു. ഒരു പ്ലാനിൽ അത്രയേ പറ്റൂ. പുതിയതു ചേർക്കാൻ ആദ്യം ഒന്നു കളയൂ.`,
  problem: 'എന്തോ വിട്ടുപോയി',
} as const
