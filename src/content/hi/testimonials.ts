// Translated 2026-11-27 from en; not yet read by a native speaker.
/** What clients say about us. Product 2, /job. */
export const testimonialWords = {
  heading: 'क्लाइंट क्या कहते हैं',
  sampleNote: 'ये नमूने हैं। असली क्लाइंट की बातें, उनकी सहमति से, यहाँ आएँगी।',
  /** By the ids in the facts. Replace each, with the client's consent, or remove it. */
  said: {
    student: {
      name: 'नमूना',
      detail: 'विदेश में पढ़ने वाले',
      text: 'यहाँ किसी पढ़ने वाले की बात होगी: क्या मुश्किल था।',
    },
    worker: {
      name: 'नमूना',
      detail: 'विदेश में काम करने वाले',
      text: 'यहाँ विदेश में काम करने वाले किसी व्यक्ति की बात होगी: कितना समय लगा।',
    },
    visitor: {
      name: 'नमूना',
      detail: 'घरवालों से मिलकर आए',
      text: 'यहाँ घरवालों से मिलकर आए किसी व्यक्ति की बात होगी: हुआ क्या।',
    },
  },
} as const
