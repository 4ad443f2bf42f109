/** Matches the declarations that decide whether a rendered element can be seen and clicked. */
const HIDES = /(?:^|[{;\s])(?:display|visibility|opacity|pointer-events)\s*:/

/** Rules that contain other rules (@media) are kept whole. */
const matters = ({ cssText }: CSSRule) => cssText.startsWith('@') || HIDES.test(cssText)

let isDone = false

/**
 * Hides from happy-dom the three quarters of antd's rules that make no difference to a test. It tries every
 * rule on every element that a query by role checks, which took a quarter of the time of the
 * administrators' journeys. Does its work once per window.
 */
export function keepRulesThatMatter() {
  if (isDone) return
  isDone = true
  const { prototype } = HTMLStyleElement
  const own = Object.getOwnPropertyDescriptor(prototype, 'sheet')
  const kept = new WeakMap<CSSRuleList, CSSRule[]>()
  Object.defineProperty(prototype, 'sheet', {
    configurable: true,
    get(this: HTMLStyleElement) {
      const sheet: CSSStyleSheet | null = own?.get?.call(this)
      if (!sheet || !this.dataset['cssHash']) return sheet
      const cssRules = kept.get(sheet.cssRules) ?? [...sheet.cssRules].filter(matters)
      kept.set(sheet.cssRules, cssRules)
      return { cssRules }
    },
  })
}
