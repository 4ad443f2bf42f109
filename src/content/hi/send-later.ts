// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words of forms whose send had no line; what follows is in pending-enquiries. Product 10, Sending later. */
export const sendLater = {
  /** What each is called in the list. */
  titles: {
    enquiry: (country: string) => (country ? `${country} के बारे में पूछताछ` : 'पूछताछ'),
    contact: (subject: string) => `पूछताछ: ${subject}`,
    consultation: 'मुफ़्त बातचीत के लिए पूछताछ',
  },
  /** Beside the words about a send that failed. */
  offer: {
    text: 'आप इसे इसी फ़ोन या कंप्यूटर में रखकर बाद में भी भेज सकते हैं:',
    button: 'इंटरनेट आने पर भेजें',
  },
  /** The device is online, and something on the way blocks the e-mail service. */
  blocked: {
    why: 'इंटरनेट चल रहा है, पर यहाँ से हमारी ईमेल सेवा तक पहुँच नहीं हो पा रही। शायद इस नेटवर्क में या इस फ़ोन या कंप्यूटर में कुछ उसे रोक रहा है, जैसे स्कूल या दफ़्तर का फ़िल्टर, या ऐड ब्लॉकर।',
    offer: {
      text: 'किसी दूसरे नेटवर्क के मिलने तक आप इसे इसी फ़ोन या कंप्यूटर में रख भी सकते हैं:',
      button: 'रख लें और बाद में भेजें',
    },
  },
  /** The service gave no answer, though the mail may have reached it: a second one goes only at the reader's word. */
  unsure: {
    why: 'इस फ़ोन या कंप्यूटर तक कोई जवाब नहीं पहुँचा; आपकी पूछताछ शायद हमें मिल चुकी हो। फिर से भेजें?',
    offer: {
      text: 'आप इसे इसी फ़ोन या कंप्यूटर में रख भी सकते हैं, और हमारी ओर से कुछ न आने पर ही फिर से भेजें:',
      button: 'रख लें और बाद में तय करें',
    },
  },
  /** In a form whose page was left, or loaded again, while it was being sent. */
  interrupted:
    'शायद भेज दिया गया हो: जवाब आने से पहले यह पेज छूट गया। फिर से भेजने पर यह हमें दो बार मिल सकता है।',
  failed: 'यह ब्राउज़र इसे रख नहीं पाया। आपने जो लिखा था, वह यहीं है।',
} as const
