// Translated 2026-11-22 from en; not yet read by a native speaker.
// Words that the build writes outside of the pages: into index.html, the web manifest and link
// previews. The build reads this file as it is, so it imports nothing.

/** Language and region of these words, as HTML writes them. */
export const language = 'hi-IN'

/** What we do, in a line: also in the footer, and what search engines are told. */
export const tagline = 'विदेश में पढ़ें, काम करें, घूमें: सही और पूरे काग़ज़ात के साथ।'

/**
 * For pages that only a browser can fill, where JavaScript is off; `link` makes a link to one of
 * the pages that can be read without it.
 */
export const noScript = (
  link: (page: 'home' | 'services' | 'contact', label: string) => string,
): string =>
  `इस पेज के लिए JavaScript चाहिए, पर आपके ब्राउज़र में वह बंद है। उसके बिना भी आप ये पढ़ सकते हैं: ${link('home', 'होम पेज')}, ${link('services', 'हमारी सेवाएँ')} और ${link('contact', 'हमसे संपर्क कैसे करें')}।`

/**
 * Shown below a page whose code is late, to somebody who has pressed a button; `again` makes a link that loads the page
 * again, and `call` is a link that dials the office.
 */
export const slow = (again: (label: string) => string, call: string): string =>
  `पेज अभी पूरा लोड नहीं हुआ है। आपका लिखा खोएगा नहीं। ${again('फिर से खोलें')} या फ़ोन करें: ${call}।`
