// Translated 2026-11-22 from en; not yet read by a native speaker.
import { claimedCountries, filingDiscountPercent, reportWorkingDays } from '@/content/facts/premium'
import { referralTerms } from './referral-terms'

interface Question {
  question: string
  answer: string
}

/** Questions people ask before they buy Premium. */
const faq: readonly Question[] = [
  {
    question: 'क्या प्रीमियम से मुझे नौकरी या वीज़ा मिल जाएगा?',
    answer:
      'नहीं। नौकरी का फ़ैसला काम देने वाली कंपनी करती है और वीज़ा का फ़ैसला सरकार। प्रीमियम से आपको ख़बर पहले मिलती है, मदद और सलाह मिलती है। जो पैसे लेकर वीज़ा का वादा करे, वह झूठ बोल रहा है।',
  },
  {
    question: 'क्या इस वेबसाइट के लिए प्रीमियम ज़रूरी है?',
    answer: 'नहीं। बिना पैसे दिए आप सब कुछ पढ़ सकते हैं, पूछताछ भेज सकते हैं और हमसे पहली बातचीत कर सकते हैं।',
  },
  {
    question: 'क्या अगले साल फिर पैसे काटेंगे?',
    answer: 'नहीं। यह एक साल के लिए एक ही पेमेंट है। साल पूरा होने पर आप तय करते हैं कि फिर से लेना है या नहीं।',
  },
  {
    question: 'क्या पैसे वापस मिल सकते हैं?',
    answer: `दिए हुए पैसे वापस नहीं होते। पेमेंट में कोई गड़बड़ हुई हो, या दो बार पैसे चले गए हों, तो ${reportWorkingDays} कामकाजी दिनों के अंदर बता दें।`,
  },
  {
    question: 'मुझे और किस-किस के पैसे देने होंगे?',
    answer:
      'प्रीमियम में ये शामिल नहीं हैं: वीज़ा फ़ीस, परीक्षा की फ़ीस, कॉलेज की फ़ीस, सलाह की हमारी फ़ीस, और आवेदन तैयार करके भेजने (फ़ाइलिंग) की हमारी फ़ीस। ये सब हम पहले लिखकर देते हैं। इंटरनेशनल कंसल्टिंग की फ़ीस पहले ही देनी होती है।',
  },
  {
    question: `वे ${claimedCountries} देश कौन से हैं?`,
    answer: 'ख़रीदने से पहले हमसे आज की लिस्ट माँग लें। हम लिखकर भेज देते हैं।',
  },
]

/** The yearly membership: benefits, rules, questions. Product 9, Premium. */
export const premium = {
  meta: {
    title: 'एक साल की प्रीमियम सदस्यता',
    description:
      'एक साल तक पहले ख़बर, पहले मदद, दोस्तों को जोड़ने पर बोनस और फ़ाइलिंग पर छूट। पढ़ें कि प्रीमियम क्या करता है और क्या कभी नहीं कर सकता।',
  },
  heading: 'प्रीमियम सदस्यता',
  intro:
    'एक पेमेंट, एक साल। प्रीमियम से आपको ख़बर पहले मिलती है और सवाल पूछने के लिए एक सलाहकार मिलता है। एक साल बाद यह अपने-आप ख़त्म हो जाता है।',
  callToAction: 'अभी ख़रीदें',
  /** On the button while the payment window opens and stands open. */
  opening: 'पेमेंट की विंडो खुल रही है...',
  /** Where the payment could not even begin. */
  notCharged: 'कोई पैसा नहीं कटा।',
  /** For a member, who has the pass in place of the price. */
  toDashboard: 'अपना डैशबोर्ड देखें',
  another: (until?: string) =>
    `यह साल पूरा होने पर आप एक और साल ख़रीद सकते हैं${until ? `: ${until} के बाद` : ''}।`,
  buyNote: 'आप Razorpay की विंडो में कार्ड, UPI या बैंक से पैसे देते हैं। आपका कार्ड नंबर हम कभी नहीं देखते।',
  loginNote: 'अभी लॉग इन नहीं हैं? “अभी ख़रीदें” पहले आपको लॉग इन पेज पर ले जाएगा, और फिर वापस यहाँ।',
  priceLabel: { now: 'क़ीमत', before: 'मूल क़ीमत', perYear: 'एक साल के लिए' },
  /** The boarding pass on the Premium page. */
  pass: {
    title: 'प्रीमियम पास',
    name: 'नाम',
    nameBlank: 'आपका नाम',
    from: 'कहाँ से',
    fromValue: 'केरल',
    to: 'कहाँ तक',
    toValue: 'आपका चुना हुआ देश',
    until: 'कब तक',
    untilBlank: 'पेमेंट से एक साल',
    untilUnknown: 'हमसे पूछें',
    status: 'स्थिति',
    statusBlank: 'अभी सदस्य नहीं',
    statusMember: 'सदस्य',
    /** Paid, as the window reported, while the server's record does not show it. */
    statusReported: 'पैसे दिए, हमारे रिकॉर्ड में अभी नहीं',
    statusExpired: 'साल पूरा हो गया',
  },
  benefitsHeading: 'आपको क्या मिलता है',
  benefits: [
    {
      title: 'वेबसाइट पर आने से पहले मैसेज से ख़बर',
      text: 'नई नौकरियाँ इस वेबसाइट पर आएँ, उससे पहले आपको उनका मैसेज मिलता है।',
    },
    {
      title: 'पहले मदद और आपके लिए अलग सलाह',
      text: 'आपके सवाल पहले देखे जाते हैं, और एक सलाहकार आपका प्लान आपके साथ बैठकर देखता है।',
    },
    { title: referralTerms.subscription.title, text: referralTerms.subscription.when },
    { title: referralTerms.filing.title, text: referralTerms.filing.when },
    {
      title: `फ़ाइलिंग पर ${filingDiscountPercent}% की छूट`,
      text: 'जब आप हमें फ़ाइलिंग, यानी आवेदन तैयार करके भेजने के पैसे पहली बार देते हैं, तब यह छूट मिलती है।',
    },
    {
      title: 'वेबसाइट की नई बातें और सलाहकार से बात',
      text: 'वेबसाइट पर क्या नया है, आप देखते हैं, और साल भर सलाहकार से बात कर सकते हैं।',
    },
  ],
  claimsHeading: 'नौकरियों के लिए आवेदन',
  claims: [`${claimedCountries} देशों की नौकरियों के लिए आवेदन करें`, 'जितने चाहें, उतने आवेदन'],
  claimsNote:
    'किसे रखना है, यह काम देने वाली कंपनी तय करती है। वीज़ा किसे मिलेगा, यह दूतावास तय करता है। प्रीमियम इन दोनों में कुछ नहीं बदलता।',
  /**
   * The upgrade table on the dashboard of people without Premium.
   * Product 2, /dashboard/user; 9, Benefits.
   */
  dashboardTable: [
    { benefit: 'वेबसाइट पर आने से पहले मैसेज से ख़बर', value: 'शामिल' },
    { benefit: 'पहले मदद और आपके लिए अलग सलाह', value: 'शामिल' },
    { benefit: referralTerms.subscription.name, value: referralTerms.subscription.share },
    { benefit: referralTerms.filing.name, value: referralTerms.filing.share },
    {
      benefit: 'फ़ाइलिंग पर छूट (फ़ाइलिंग के पहले पेमेंट पर)',
      value: `${filingDiscountPercent}%`,
    },
    { benefit: 'वेबसाइट की नई बातें और सलाहकार से बात', value: 'शामिल' },
  ],
  refundHeading: 'पैसे देने से पहले',
  refundRule: `दिए हुए पैसे वापस नहीं होते। बस एक बात अलग है: पेमेंट में गड़बड़ हुई हो या दो बार पेमेंट हो गया हो, तो आप ${reportWorkingDays} कामकाजी दिनों के अंदर बता सकते हैं। इंटरनेशनल कंसल्टिंग की फ़ीस पहले ही देनी होती है।`,
  expired: 'आपके प्रीमियम का साल पूरा हो गया है। “अभी ख़रीदें” से नया साल शुरू होता है।',
  faqHeading: 'सच्चे जवाब',
  faq,
} as const
