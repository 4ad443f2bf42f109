// Translated 2026-11-22 from en; not yet read by a native speaker.
// Words that the build writes outside of the pages: into index.html, the web manifest and link
// previews. The build reads this file as it is, so it imports nothing.

/** Language and region of these words, as HTML writes them. */
export const language = 'ml-IN'

/** What we do, in a line: also in the footer, and what search engines are told. */
export const tagline = 'വിദേശത്ത് പഠനം, ജോലി, യാത്ര: രേഖകൾ ഒരുക്കാൻ ഞങ്ങൾ കൂടെയുണ്ട്.'

/**
 * For pages that only a browser can fill, where JavaScript is off; `link` makes a link to one of
 * the pages that can be read without it.
 */
export const noScript = (
  link: (page: 'home' | 'services' | 'contact', label: string) => string,
): string =>
  `ഈ പേജിന് JavaScript വേണം. നിങ്ങളുടെ ബ്രൗസറിൽ അത് ഓഫാണ്. അതില്ലാതെ വായിക്കാവുന്ന പേജുകൾ: ${link('home', 'ഹോം പേജ്')}, ${link('services', 'ഞങ്ങളുടെ സേവനങ്ങൾ')}, ${link('contact', 'ഞങ്ങളെ ബന്ധപ്പെടാനുള്ള വഴികൾ')}.`

/**
 * Shown below a page whose code is late, to somebody who has pressed a button; `again` makes a link that loads the page
 * again, and `call` is a link that dials the office.
 */
export const slow = (again: (label: string) => string, call: string): string =>
  `പേജ് മുഴുവൻ ലോഡ് ആയിട്ടില്ല. ടൈപ്പ് ചെയ്തത് നഷ്ടപ്പെടില്ല. ${again('വീണ്ടും തുറക്കൂ')}, അല്ലെങ്കിൽ വിളിക്കൂ: ${call}.`
