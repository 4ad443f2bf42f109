// Translated 2026-11-29 from en; not yet read by a native speaker.
/** The words between a visitor and a page behind a login. Product 6, Access checks. */
export const guardWords = {
  checking: 'आपका लॉग इन जाँचा जा रहा है',
  failedHeading: 'हम आपका लॉग\u00a0इन नहीं जाँच पाए',
  failedText: 'अभी इंटरनेट या हमारा सर्वर धीमा है। आप अब भी लॉग इन हैं।',
  logInAgain: 'फिर से लॉग इन करें',
  /** In place of the words of the redirect page, for somebody whose page was open here just now. */
  ended: {
    itself: 'आपका लॉग\u00a0इन ख़त्म हो गया है',
    elsewhere: 'आप किसी दूसरे टैब में लॉग\u00a0आउट हो गए',
    lede: 'आपने जो लिखा और सेव नहीं किया, वह इस टैब में रखा है, पासवर्ड नहीं। उसी खाते से फिर लॉग इन करें, और वह यहाँ मिलेगा।',
  },
  redirect: {
    title: 'कृपया लॉग इन करें',
    heading: 'कृपया पहले लॉग इन करें',
    lede: 'ऐसे खाते से लॉग इन करें जिससे यह पेज खुल सके।',
    board: 'लॉग इन पेज खुलने में',
    countdown: (seconds: number) => `${seconds} सेकंड में आप लॉग इन पेज पर पहुँच जाएँगे।`,
    now: 'अभी लॉग इन करें',
  },
} as const
