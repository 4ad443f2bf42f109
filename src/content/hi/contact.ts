// Translated 2026-11-22 from en; not yet read by a native speaker.
import { companyWords } from './company'

/** The contact page's words. Product 2, Contact page. */
export const contact = {
  meta: {
    title: 'हमसे संपर्क करें',
    description:
      'फ़ोन करें, लिखें या कोझिकोड, केरल के हमारे ऑफ़िस आएँ। अपना सवाल बताएँ और एक भी काग़ज़ देने से पहले पढ़ लें कि आगे क्या होता है।',
  },
  heading: 'हमसे संपर्क करें',
  /** The mark beside the heading. */
  postmark: 'केरल',
  intro: 'कुछ भी पूछें। जब जवाब पर इतना कुछ टिका हो, तो कोई सवाल बेकार नहीं होता।',
  form: {
    heading: 'हमें लिखें',
    labels: { name: 'नाम', email: 'ईमेल', subject: 'विषय', message: 'मैसेज' },
    hints: {
      email: 'जवाब हम यहीं भेजते हैं।',
      message: 'कृपया यहाँ पासपोर्ट या बैंक के नंबर न लिखें।',
    },
    submit: 'मैसेज भेजें',
    /** Printed on the form's edge. */
    edge: ['चिट्ठी', 'डाक टिकट लगा हुआ'],
    next: `हम ${companyWords.replyTime} ईमेल से जवाब देंगे।`,
    /** Once it is sent. `email` is as it was typed. */
    answer: (email: string) =>
      `हम ${companyWords.replyTime} ${email} पर जवाब देंगे। यह पता ग़लत हो तो एक बार फिर लिखें।`,
  },
  ways: {
    heading: 'हम तक पहुँचने के दूसरे तरीक़े',
    phone: 'फ़ोन करें',
    phoneHint: 'कोई फ़ोन न उठाए तो मैसेज भेज दें, हम आपको फ़ोन करेंगे।',
    chatHeading: 'अपने फ़ोन से लिखें',
    chat: 'WhatsApp पर चैट करें',
    chatHint:
      'नए टैब में खुलता है, और एक छोटा-सा नमस्ते लिखा होता है। जब तक आप “भेजें” नहीं दबाते, कुछ नहीं जाता।',
    email: 'ईमेल करें',
    check: 'क्या किसी ने मैसेज या फ़ोन करके कोई ऑफ़र दिया है?',
    checkOffer: 'ऑफ़र जाँचें',
    verify: 'देखें, क्या वह हम थे',
  },
  office: {
    heading: 'ऑफ़िस आएँ',
    text: 'आप बिना अपॉइंटमेंट के आ सकते हैं। कॉपी साथ लाएँ और असली काग़ज़ात घर पर ही रखें।',
  },
} as const
