// Translated 2026-11-22 from en; not yet read by a native speaker.
import { reportWorkingDays } from '@/content/facts/premium'

/**
 * What is said of a payment beside the specified words.
 * Product 4, Membership; 9, Refund policy.
 */
export const payment = {
  alreadyMember: (until?: string) =>
    `आप ${until ? `${until} तक ` : ''}प्रीमियम सदस्य हैं। कुछ ख़रीदने की ज़रूरत नहीं।`,
  /** What the payment window reported; the server confirms it in its own time. */
  paid: (paymentId: string) => `पेमेंट की विंडो ने बताया है कि आपका पेमेंट हुआ। पेमेंट नंबर: ${paymentId}।`,
  /** After the payment window reported success: what to keep and what to do if something is wrong. */
  afterPayment: `पेमेंट नंबर सँभालकर रखें। रक़म ग़लत हो, या पैसे दो बार कट गए हों, तो ${reportWorkingDays} कामकाजी दिनों के अंदर हमें बताएँ।`,
  /** After the window was closed. */
  afterCancel: `हमें किसी पेमेंट की ख़बर नहीं मिली। फिर भी आपके बैंक या UPI ऐप में पेमेंट दिखे, तो दोबारा पैसे न दें: ${reportWorkingDays} कामकाजी दिनों के अंदर हमें बताएँ।`,
  blocked:
    'पेमेंट की विंडो लोड नहीं हो पाई। शायद ऐड ब्लॉकर या कमज़ोर इंटरनेट इसे रोक रहा है: checkout.razorpay.com को आने दें, या कोई दूसरा ब्राउज़र आज़माएँ।',
  loginEnded: 'आपका लॉग इन ख़त्म हो गया है। फिर से लॉग इन करें, और उसके बाद “अभी ख़रीदें” दबाएँ।',
  logIn: 'लॉग इन करें',
  /** Inside the open window. */
  attemptFailed: (reason: string) =>
    `यह पेमेंट नहीं हो पाया${reason ? `: ${reason}` : ''}। पेमेंट की विंडो अब भी खुली है: वहीं फिर कोशिश करें, या उसे बंद कर दें।`,
  /** Begun by an account that was logged in before. */
  underWay:
    'इस पेज पर एक और पेमेंट अभी चल रहा है। उसकी विंडो बंद करें या पेज को फिर से लोड करें, और उसके बाद “अभी ख़रीदें” दोबारा दबाएँ।',
  elsewhere:
    'आपकी एक पेमेंट विंडो किसी दूसरे टैब में खुली है। पहले वहाँ पेमेंट पूरा करें या विंडो बंद करें, ताकि पैसे दो बार न चले जाएँ।',
  /** A window was opened, and the page was closed or reloaded before it answered. */
  unresolved: (date: string, receipt: string) =>
    `हमने ${date} को पेमेंट की विंडो खोली थी (रसीद ${receipt}), पर उसमें क्या हुआ, यह हमें पता नहीं चला। पहले अपना बैंक या UPI ऐप देख लें।`,
  unresolvedRule: `पैसे कट गए हों, तो दोबारा न दें: ${reportWorkingDays} कामकाजी दिनों के अंदर हमें बताएँ।`,
  payAnyway: 'पैसे नहीं कटे: पेमेंट की विंडो खोलें',
  alreadyPaid: 'आप पैसे दे चुके हैं। कुछ ख़रीदने की ज़रूरत नहीं।',
  /** The login ended in another tab while the window was open. */
  paidLoggedOut:
    'आप लॉग आउट हो गए हैं। फिर से लॉग इन करें: इस ब्राउज़र को आपका पेमेंट याद है, इसलिए दोबारा पैसे देने की ज़रूरत नहीं।',
  notKept:
    'यह ब्राउज़र इसे सेव नहीं कर पाया, क्योंकि उसकी जगह भरी हुई है या रखने पर रोक है। पेज बंद करने से पहले पेमेंट नंबर लिख लें।',
} as const
