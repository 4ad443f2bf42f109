// Translated 2026-11-27 from en; not yet read by a native speaker.
/** What is next in a plan, and whether its day can be met. Product 10, Plans. */
export const planOutlook = {
  next: (title: string, day: string) => `अगला क़दम: ${title}। ${day} तक शुरू करें।`,
  now: (title: string) => `अगला क़दम: ${title}। अभी शुरू करें।`,
  allDone: 'सारे क़दम पूरे हो गए या छोड़ दिए गए।',
  progress: (done: number, all: number) =>
    `${all} में से ${done} क़दम ${done === 1 ? 'पूरा या छोड़ा हुआ' : 'पूरे या छोड़े हुए'}`,
  over: (day: string) =>
    `इस दिन तक नहीं हो पाएगा: सब कुछ जल्दी हो, तब भी बाक़ी क़दमों में ${day} तक का समय लगेगा।`,
  overNow: 'जो हो चुका है उसे टिक करें, या दिन बदलें।',
  tight: (day: string) =>
    `समय कम है: सब जल्दी हो, तभी होगा। हर क़दम में पूरा समय लगा, तो आपको ${day} तक का समय चाहिए।`,
  tightNow: 'जो हो चुका है उसे टिक करें।',
  /** Of a plan that is tight or cannot be met. */
  counted: 'जहाँ समय कम है, वहाँ दिन आज से गिने गए हैं।',
  fine: 'हर काम के लिए समय है, भले ही हर क़दम में पूरा समय लगे।',
  /** To study: courses begin then, too. */
  earlier: (month: string) => `सब कुछ जल्दी हो, तो आप ${month} में भी पढ़ाई शुरू कर सकते हैं।`,
  /** To study, as long as nobody has applied. */
  lastDay: 'यहाँ सिर्फ़ हफ़्ते गिने जाते हैं, आवेदन की आख़िरी तारीख़ नहीं। पहले अपने कोर्स की आख़िरी तारीख़ देख लें।',
  past: 'यह दिन बीत गया।',
  /** The same for a month that has just begun. */
  begun: 'यह महीना शुरू हो चुका है; महीने का मतलब उसका पहला दिन है।',
  pastNow: 'जो हो चुका है उसे टिक करें, या प्लान आगे ले जाएँ। अब ज़रूरत न हो, तो मिटा दें।',
  remove: 'प्लान मिटाएँ',
  /** All is done, and the day has passed. */
  wish: 'आपको हमारी शुभकामनाएँ।',
  moveTo: (month: string) => `प्लान ${month} पर ले जाएँ`,
  /** What was changed, and then whether its day can be met. */
  saved: (verdict: string) => `सेव हो गया। ${verdict}`,
  moved: (month: string) => `अब प्लान ${month} के हिसाब से है।`,
} as const
