/** The two colour schemes in which the page can be shown, whatever the system uses. */
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export const isScheme = (text: string | null): text is Scheme =>
  schemes.some((scheme) => scheme === text)

const ASKS = /\(prefers-color-scheme:\s*(light|dark)\)/g

function showIn(rules: CSSRuleList, scheme: Scheme) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      rule.media.mediaText = rule.media.mediaText.replaceAll(ASKS, (_, wanted) =>
        wanted === scheme ? '(min-width: 0)' : '(max-width: 0)',
      )
    }
    if (rule instanceof CSSGroupingRule) showIn(rule.cssRules, scheme)
  }
}

/** Makes every style sheet of the page behave as on a system with this scheme. */
export function showScheme(scheme: Scheme) {
  document.documentElement.style.colorScheme = scheme
  for (const sheet of document.styleSheets) showIn(sheet.cssRules, scheme)
}
