// Translated 2026-11-22 from en; not yet read by a native speaker.
const are = (count: number) => (count === 1 ? 'है' : 'हैं')

/** The words about enquiries that wait on this device. Product 10, Sending later. */
export const pendingEnquiries = {
  /** In the form, once it waits. */
  note: {
    heading: 'अभी नहीं भेजी गई। इसी फ़ोन या कंप्यूटर में रुकी है।',
    text: 'इंटरनेट आते ही यह अपने-आप चली जाएगी। आप यह वेबसाइट बंद कर दें, तो बाद में फिर खोलें, ताकि यह जा सके।',
    place: 'हर पेज पर नीचे बाईं ओर का निशान बताता है कि यह कहाँ तक पहुँची।',
    member: 'आप लॉग आउट करेंगे, तो यह इस फ़ोन या कंप्यूटर से मिट जाएगी।',
    look: 'इसे देखें',
    gone: 'यह अब इस फ़ोन या कंप्यूटर में रुकी हुई नहीं है।',
  },
  /** In the corner of every page. */
  chip: {
    waiting: (count: number) => `${count} पूछताछ भेजनी बाक़ी ${are(count)}`,
    sending: 'भेजी जा रही है',
    sent: 'भेज दी गई',
    failed: 'भेजी नहीं जा सकी',
    asks: (count: number) => `${count} पूछताछ पर आपका जवाब चाहिए`,
    more: 'लिस्ट खोलें',
  },
  panel: {
    heading: 'इस फ़ोन या कंप्यूटर में रखी हुई',
    intro: 'जो अभी नहीं भेजा गया, वह सिर्फ़ इसी फ़ोन या कंप्यूटर में है।',
    none: 'भेजने के लिए कुछ बाक़ी नहीं है।',
    written: (when: string) => `लिखी गई: ${when}`,
    text: 'जो मैसेज जाएगा',
    copy: 'मैसेज कॉपी करें',
    copied: 'कॉपी हो गया',
    copyFailed: 'मैसेज चुन लिया गया है। उसे अपने फ़ोन या कंप्यूटर से कॉपी कर लें।',
    send: 'अभी भेजें',
    sendAgain: 'फिर से भेजें',
    trying: 'भेजने की कोशिश हो रही है।',
    offline: 'इंटरनेट अब भी नहीं है। यह रुकी रहेगी।',
    change: 'बदलें',
    delete: 'मिटाएँ',
    deleteSure: 'हमेशा के लिए मिटा दें?',
    deleteYes: 'हाँ, मिटा दें',
    keep: 'रहने दें',
    deleted: 'मिटा दी गई।',
    /** The form has other words in it. */
    formInUse: 'इसके फ़ॉर्म में अभी कुछ और लिखा है। पहले उसे भेजें या मिटाएँ।',
    member: 'आप लॉग आउट करेंगे, तो यह मिट जाएगी।',
  },
  /** How each stands, in the list. */
  states: {
    waiting: 'अभी नहीं भेजी गई। इस फ़ोन या कंप्यूटर में इंटरनेट आते ही चली जाएगी।',
    stale: 'अभी नहीं भेजी गई। तीन दिन से ज़्यादा हो गए हैं। क्या अब भी भेजनी है?',
    sending: 'भेजी जा रही है।',
    unsure: 'शायद भेज दी गई हो: जवाब आने से पहले इंटरनेट कट गया। फिर से भेजें?',
    failed:
      'ईमेल सेवा ने इसे नहीं लिया। आप फिर कोशिश कर सकते हैं, इसे बदल सकते हैं या हमें किसी और तरीक़े से लिख सकते हैं।',
    sent: (when: string) => `भेजी गई: ${when}।`,
  },
  /** After a logout, or when somebody else has logged in. */
  loggedOut: (count: number) =>
    count === 1
      ? '1 पूछताछ, जो आपने सदस्य के तौर पर लिखी थी और अभी भेजी नहीं गई थी, इस फ़ोन या कंप्यूटर से मिटा दी गई'
      : `${count} पूछताछ, जो आपने सदस्य के तौर पर लिखी थीं और अभी भेजी नहीं गई थीं, इस फ़ोन या कंप्यूटर से मिटा दी गईं`,
} as const
