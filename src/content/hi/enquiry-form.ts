// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words around the fields of every form that sends an e-mail. Product 2, Enquiry forms. */
export const enquiryForm = {
  /** Printed on the form's edge, as on an arrival card. */
  edge: ['पूछताछ कार्ड', 'बिल्कुल मुफ़्त'],
  labels: {
    name: 'नाम',
    visatype: 'कौन सा वीज़ा',
    country: 'देश',
    /** In the text that goes by chat or mail. */
    job: 'नौकरी',
    countryCode: 'कोड',
    phone: 'फ़ोन',
    email: 'ईमेल',
  },
  hints: {
    email: 'ताकि हम आपको लिख भी सकें।',
  },
  choose: { visatype: 'वीज़ा चुनें', country: 'देश चुनें' },
  terms: {
    before: 'मुझे',
    link: 'निजता नीति और शर्तें',
    /** Directly behind the link. */
    after: ' मंज़ूर हैं',
    hint: 'आप इन्हें मानें या न मानें, आपकी पूछताछ हम तक पहुँचती है।',
  },
  submit: 'पूछताछ भेजें',
  /** The entry of a country code: the code, and the country's name. */
  countryCode: (code: string, country: string) => `${code} (${country})`,
  errors: {
    name: 'अपना नाम लिखें',
    phone: 'अपना फ़ोन नंबर लिखें',
    phoneFormat: '10 अंकों का मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो',
    email: 'अपना ईमेल पता लिखें',
    emailFormat: 'ईमेल पता ऐसे लिखें: name@example.com',
    subject: 'विषय लिखें',
    message: 'अपना मैसेज लिखें',
  },
  /** Above the form when everything needed is there, but something cannot be right. */
  malformed: 'आपने जो लिखा है, उसे एक बार देख लें',
  /** After a failed send. */
  otherWays: {
    text: 'आपने जो लिखा था, वह यहीं है। यही बात आप दूसरे तरीक़े से भी भेज सकते हैं:',
    cut: 'इतना लंबा टेक्स्ट पूरा ईमेल से ही जाता है; चैट में सिर्फ़ शुरुआत आती है।',
    chat: 'WhatsApp से भेजें',
    email: 'ईमेल से भेजें',
    call: (number: string) => `${number} पर फ़ोन करें`,
    greeting: 'नमस्ते, यह आपकी वेबसाइट से नहीं जा पाया:',
  },
} as const
