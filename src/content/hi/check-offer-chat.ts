// Translated 2026-11-26 from en; not yet read by a native speaker.
/** The words of a check's result in a chat that cannot take all of it. Product 10, Checking an offer. */
export const checkOfferChat = {
  hint: 'चैट में छोटा टेक्स्ट जाता है: नतीजा, और बाक़ी में से जितना आ सके। पूरा भेजने के लिए टेक्स्ट कॉपी करें।',
  rest: (address: string) => `यहाँ सब कुछ नहीं आता। क्या करें और किसे फ़ोन करें: ${address}`,
} as const
