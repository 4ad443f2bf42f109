import { type AtRule, type ChildNode, parse } from 'postcss'
import type { Language } from '#languages'
import { remembered } from '#site/remembered.ts'

/** Matches a selector that depends on the language of the whole page: a part of a page may be in any. */
const OF_THE_PAGE = /(?::root|\bbody)\S*?:lang\(/

const unquoted = (text: string) => text.replaceAll(/["']/g, '')

/** Whether a page in a language needs the rule. Throws for a selector that names the language in another form. */
function concerns(selector: string, code: Language['code']): boolean {
  if (!OF_THE_PAGE.test(selector)) return true
  if (/:not\([^)]*:lang\(|:lang\([^)]*,/.test(selector))
    throw new Error(
      `${selector}: write each language of a page as its own :lang(code), outside of :not()`,
    )
  return selector.includes(`:lang(${code})`)
}

/** The media query for pages without scripts, as the build writes it. */
const WITHOUT_SCRIPT = '(scripting:none)'

const isWithoutScript = ({ name, params }: AtRule) => name === 'media' && params === WITHOUT_SCRIPT

/**
 * All rules for readers without scripts, as a style sheet that `<noscript>` links: other readers do not load them,
 * and engines that do not know `scripting` apply them too.
 */
export function noScriptStyle(css: string): string {
  let rules = ''
  parse(css).walkAtRules((rule) => {
    if (isWithoutScript(rule)) rules += rule.nodes?.map(String).join('') ?? ''
  })
  return rules
}

/** Properties that the CSS compiler adds for `light-dark()`. */
const FOR_LIGHT_DARK = /^--lightningcss-/

const dropEmpty = (rule: ChildNode) => {
  if ('nodes' in rule && rule.nodes?.length === 0) rule.remove()
}

const inLanguage = (css: string, code: Language['code']) => {
  const sheet = parse(css)
  sheet.walkAtRules((rule) => {
    if (isWithoutScript(rule)) rule.remove()
  })
  if (!css.includes('var(--lightningcss-'))
    sheet.walkDecls(FOR_LIGHT_DARK, (declaration) => void declaration.remove())
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
  sheet.walkRules(dropEmpty)
  sheet.walkAtRules(dropEmpty)
  return sheet.toString()
}

const makerOf = (code: Language['code']) => remembered((css) => inLanguage(css, code))

const makers: Record<Language['code'], (css: string) => string> = {
  en: makerOf('en'),
  ml: makerOf('ml'),
  hi: makerOf('hi'),
}

/**
 * All of a page's CSS without what only other pages need: rules for pages in another language, `@font-face` rules
 * that nothing names then, and rules for pages without scripts. Product 10, Languages.
 */
export const styleIn = (code: Language['code'], css: string): string => makers[code](css)
