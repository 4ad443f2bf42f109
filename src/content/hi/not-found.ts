// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words for an address without a page. Product 2, The 404 page. */
export const notFound = {
  title: 'पेज नहीं मिला',
  heading: 'इस पते पर कोई पेज नहीं है',
  text: 'शायद लिंक पुराना है, या उसका कोई अक्षर ग़लत है। कुछ खोया नहीं है: जहाँ थे, वहीं लौट जाएँ।',
  back: 'वापस जाएँ',
  home: 'होम पेज पर जाएँ',
  search: 'वेबसाइट में खोजें',
  /** On the drawn letter. */
  stamp: 'भेजने वाले को वापस',
} as const
