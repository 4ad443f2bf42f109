// Words that the build writes outside of the pages: into index.html, the web manifest and link
// previews. The build reads this file as it is, so it imports nothing.

/** Language and region of these words, as HTML writes them. */
export const language = 'en-IN'

/** What we do, in a line: also in the footer, and what search engines are told. */
export const tagline = 'Study, work and travel abroad, with the papers in order.'

/**
 * For pages that only a browser can fill, where JavaScript is off; `link` makes a link to one of
 * the pages that can be read without it.
 */
export const noScript = (
  link: (page: 'home' | 'services' | 'contact', label: string) => string,
): string =>
  `This page needs JavaScript, which is off in your browser. You can read ${link('home', 'the home page')}, ${link('services', 'our services')} and ${link('contact', 'how to reach us')} without it.`

/**
 * Shown below a page whose code is late, to somebody who has pressed a button; `again` makes a link that loads the page
 * again, and `call` is a link that dials the office.
 */
export const slow = (again: (label: string) => string, call: string): string =>
  `Not all of this page has loaded yet. What you typed is not lost. ${again('Load again')} or call ${call}.`
