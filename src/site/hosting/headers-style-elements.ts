import type { Plugin } from 'vite'
import { english } from '#languages'
import { clientOf } from '#site/builds.ts'

/** The two nearly identical modules that put the styles of antd and its icons on the page; both must be found. */
const MODULES = [
  /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/,
  /@ant-design\/icons\/es\/cssUtils\.js$/,
]

/** Each must be found exactly once; if not, a new version of the package works differently. */
const changes: readonly (readonly [from: string, to: string])[] = [
  ['function injectCSS(', 'function injectEmpty('],
  ['styleNode.innerHTML = css;', ''],
  ['existNode.innerHTML !== css', 'existNode.writtenCss !== css'],
  ['existNode.innerHTML = css', 'writeCss(existNode, css)'],
]

/** Only single rules can be inserted, so this wraps all rules in one that may contain any others. */
const additions = `
function writeCss(node, css) {
  const { sheet } = node;
  node.writtenCss = css;
  if (!sheet) return;
  while (sheet.cssRules.length) sheet.deleteRule(0);
  if (css) sheet.insertRule('@media all{' + css + '}');
}
export { injectCSS };
function injectCSS(css, option) {
  const node = injectEmpty(css, option);
  if (node) writeCss(node, css);
  return node;
}
`

/** The code of one of those modules, changed as described below. Throws if it is a different one. */
export function writeByRule(code: string): string {
  let changed = code
  for (const [from, to] of changes) {
    const [before, after, ...more] = changed.split(from)
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(
        `antd adds styles to the page in a new way: its code does not contain "${from}" exactly once. Adapt src/site/hosting/headers-style-elements.ts.`,
      )
    }
    changed = before + to + after
  }
  return changed + additions
}

/**
 * Lets antd's styles pass a policy without 'unsafe-inline'. They are made in the browser and written into style
 * elements as text, which such a policy refuses; it allows rules that code inserts into an empty style element.
 * Only for builds: in development there is no policy.
 */
export function styleElements(): Plugin {
  const changed = new Set<RegExp>()
  return {
    name: 'style-elements',
    apply: 'build',
    // Only the admin area, which is in English, uses antd.
    applyToEnvironment: ({ name }) => name === clientOf(english),
    buildStart: () => changed.clear(),
    transform: {
      filter: { id: MODULES },
      handler(code, id) {
        for (const module of MODULES) if (module.test(id)) changed.add(module)
        return { code: writeByRule(code), map: null }
      },
    },
    buildEnd(error) {
      if (error) return
      const missed = MODULES.filter((module) => !changed.has(module))
      if (missed.length > 0)
        this.error(
          `antd adds styles to the page from other modules: the build does not contain ${missed.join(', ')}. Adapt src/site/hosting/headers-style-elements.ts.`,
        )
    },
  }
}
