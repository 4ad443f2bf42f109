// Translated 2026-11-27 from en; not yet read by a native speaker.
/** What is next in a plan, and whether its day can be met. Product 10, Plans. */
export const planOutlook = {
  next: (title: string, day: string) => `അടുത്തത്: ${title}. ${day}-നകം തുടങ്ങൂ.`,
  now: (title: string) => `അടുത്തത്: ${title}. ഇപ്പോൾ തുടങ്ങൂ.`,
  allDone: 'എല്ലാ പടികളും തീർന്നു, അല്ലെങ്കിൽ വിട്ടു.',
  progress: (done: number, all: number) => `${all} പടികളിൽ ${done} എണ്ണം തീർന്നു അല്ലെങ്കിൽ വിട്ടു`,
  over: (day: string) => `ഈ ദിവസത്തിനകം തീരില്ല: എല്ലാം വേഗം നടന്നാലും, ബാക്കി പടികൾ തീരാൻ ${day} വരെ വേണം.`,
  overNow: 'തീർന്നവ ടിക് ചെയ്യൂ, അല്ലെങ്കിൽ ദിവസം മാറ്റൂ.',
  tight: (day: string) =>
    `സമയം കഷ്ടിയാണ്: എല്ലാം വേഗം നടന്നാലേ എത്തൂ. ഓരോ പടിയും വൈകാവുന്നത്ര വൈകിയാൽ ${day} വരെ വേണം.`,
  tightNow: 'തീർന്നവ ടിക് ചെയ്യൂ.',
  /** Of a plan that is tight or cannot be met. */
  counted: 'സമയം കുറവുള്ള പടികളുടെ ദിവസങ്ങൾ ഇന്നു മുതൽ മുന്നോട്ടു കണക്കാക്കിയതാണ്.',
  fine: 'എല്ലാത്തിനും സമയമുണ്ട്, ഓരോ പടിയും വൈകാവുന്നത്ര വൈകിയാലും.',
  /** To study: courses begin then, too. */
  earlier: (month: string) => `എല്ലാം വേഗം നടന്നാൽ ${month} മാസത്തിലും പഠനം തുടങ്ങാം.`,
  /** To study, as long as nobody has applied. */
  lastDay:
    'ഇത് ആഴ്ചകൾ മാത്രമാണ് നോക്കുന്നത്, അപേക്ഷിക്കേണ്ട അവസാന ദിവസമല്ല. നിങ്ങളുടെ കോഴ്സിന്റെ അവസാന ദിവസം ആദ്യം നോക്കൂ.',
  past: 'ഈ ദിവസം കഴിഞ്ഞു.',
  /** The same for a month that has just begun. */
  begun: 'ഈ മാസം തുടങ്ങി; മാസം എന്നാൽ അതിന്റെ ഒന്നാം തീയതിയാണ്.',
  pastNow: 'തീർന്നവ ടിക് ചെയ്യൂ, അല്ലെങ്കിൽ പ്ലാൻ മാറ്റൂ. ഇനി വേണ്ടെങ്കിൽ കളയൂ.',
  remove: 'പ്ലാൻ കളയുക',
  /** All is done, and the day has passed. */
  wish: 'എല്ലാ ആശംസകളും.',
  moveTo: (month: string) => `പ്ലാൻ ${month} മാസത്തിലേക്കു മാറ്റുക`,
  /** What was changed, and then whether its day can be met. */
  saved: (verdict: string) => `സേവ് ചെയ്തു. ${verdict}`,
  moved: (month: string) => `പ്ലാൻ ഇപ്പോൾ ${month} മുതൽ പിന്നോട്ടു കണക്കാക്കുന്നു.`,
} as const
