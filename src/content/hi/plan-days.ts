// Translated 2026-11-28 from en; not yet read by a native speaker.
/** The days of a step that can no longer begin when it should, and its marks. Product 10, Plans. */
export const planDays = {
  // "शुरू करें" stays together, or its second word would begin a line.
  today: (ready: string) => `आज शुरू\u00a0करें, सबसे जल्दी ${ready} को तैयार`,
  about: (begin: string, ready: string) => `${begin} के आसपास शुरू\u00a0करें, सबसे जल्दी ${ready} को तैयार`,
  /** The plan is tight, and this is to be done today. */
  urgent: 'जल्दी करें',
  /** The day that the reader set for an own step is over. */
  late: 'देर हुई',
  /** In place of days that are over. */
  done: 'पूरा हुआ',
  more: 'क्या करना है, और समय कैसे बचाएँ',
  saveTime: 'समय कम हो, तो:',
} as const
