/** The languages of the site: one more is a line here and a folder of words. Product 10, Languages. */
export const languages = [
  { code: 'en', tag: 'en-IN', name: 'English', prefix: '' },
  { code: 'ml', tag: 'ml-IN', name: 'മലയാളം', prefix: '/ml' },
  { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', prefix: '/hi' },
] as const

/** `tag` as HTML and Intl write it; `name` in its own letters; `prefix` before each of its addresses. */
export type Language = (typeof languages)[number]

/** The address that a browser shows for a path of the router ("/study", "/study?a=b") in a language. */
export const addressIn = ({ prefix }: Language, path: string): string =>
  prefix && path.startsWith('/') ? `${prefix}${path.replace(/^\/(?=$|[?#])/, '')}` : path
