// Translated 2026-11-27 from en; not yet read by a native speaker.
/** Above the forms of login and registration: where they lead whoever was sent to them. */
export const loginWay = {
  premium: 'लॉग इन के बाद आप प्रीमियम पेज पर लौट आएँगे। वहाँ “अभी ख़रीदें” फिर दबाने से पहले कोई पैसा नहीं कटता।',
  page: 'लॉग इन के बाद हम वही पेज खोलेंगे जो आपने माँगा था।',
} as const
