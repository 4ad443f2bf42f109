// Translated 2026-11-28 from en; not yet read by a native speaker.
/** The days of a step that can no longer begin when it should, and its marks. Product 10, Plans. */
export const planDays = {
  today: (ready: string) => `ഇന്നു തുടങ്ങുക, വേഗം നടന്നാൽ ${ready}-ന് തീരും`,
  about: (begin: string, ready: string) => `${begin}-ഓടെ തുടങ്ങുക, വേഗം നടന്നാൽ ${ready}-ന് തീരും`,
  /** The plan is tight, and this is to be done today. */
  urgent: 'ഉടൻ വേണം',
  /** The day that the reader set for an own step is over. */
  late: 'വൈകി',
  /** In place of days that are over. */
  done: 'തീർന്നു',
  more: 'എന്തു ചെയ്യണം, എങ്ങനെ വേഗം തീർക്കാം',
  saveTime: 'സമയം കുറവാണെങ്കിൽ:',
} as const
