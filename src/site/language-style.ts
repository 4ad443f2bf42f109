import { parse } from 'postcss'
import { type Language, languages } from '#languages'
import { remembered } from './remembered.ts'

/** In a selector, that it asks for the language of the whole page: a part of a page may be in any. */
const OF_THE_PAGE = /(?::root|\bbody)\S*?:lang\(/

const unquoted = (text: string) => text.replaceAll(/["']/g, '')

/** Whether a page in a language needs the rule. Throws for a selector that says it in another way. */
function concerns(selector: string, code: Language['code']): boolean {
  if (!OF_THE_PAGE.test(selector)) return true
  if (/:not\(|:lang\([^)]*,/.test(selector))
    throw new Error(`${selector}: say each language of a page as :lang(code), without :not()`)
  return selector.includes(`:lang(${code})`)
}

const inLanguage = (css: string, code: Language['code']) => {
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => concerns(selector, code))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  let named = ''
  sheet.walkDecls(({ parent, value }) => {
    if (parent?.type === 'rule') named += unquoted(value)
  })
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!named.includes(unquoted(value))) face.remove()
    })
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return sheet.toString()
}

const makers = new Map(
  languages.map(({ code }) => [code, remembered((css) => inLanguage(css, code))]),
)

/**
 * All of a page's CSS without what only pages in other languages need: rules for them, and the faces of letters
 * that nothing names then. No page pays for another language. Product 10, Languages.
 */
export const styleIn = (code: Language['code'], css: string): string =>
  makers.get(code)?.(css) ?? css
