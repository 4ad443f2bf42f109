// Translated 2026-11-22 from en; not yet read by a native speaker.
import { planLimits as limits } from '@/content/facts/plan-limits'

/** The words of a plan's own steps: adding and changing one. Product 10, Plans. */
export const planOwn = {
  /** On each own step and own name: it may have come in a link that anybody wrote. */
  step: 'अपना क़दम, हमारी ओर से नहीं',
  name: 'अपना नाम, हमारा दिया हुआ नहीं',
  heading: 'अपना एक क़दम जोड़ें',
  title: 'क्या करना है?',
  titleMissing: 'लिखें कि क्या करना है।',
  titleLong: `क़दम में ज़्यादा से ज़्यादा ${limits.titleLetters} अक्षर आते हैं। बाक़ी बात उसके नोट में लिखें।`,
  day: 'किस दिन तक?',
  dayMissing: 'दिन चुनें।',
  dayWrong: 'प्लान में यह दिन नहीं हो सकता। कोई दूसरा चुनें।',
  submit: 'क़दम जोड़ें',
  save: 'क़दम सेव करें',
  cancel: 'रहने दें',
  added: (title: string) => `“${title}” आपके प्लान में जुड़ गया।`,
  changed: (title: string, place: number, all: number, day: string) =>
    `“${title}” अब ${day} तक है: क़दम ${place} (कुल ${all})।`,
  full: `आप ${limits.ownSteps} क़दम जोड़ चुके हैं। प्लान में इससे ज़्यादा नहीं आते। नया जोड़ने से पहले कोई एक मिटाएँ।`,
  problem: 'कुछ रह गया है',
} as const
