import type { Plugin } from 'vite'
import { english } from '#languages'
import { clientOf } from './builds.ts'

/** The two modules, nearly the same, that put antd's styles and its icons' on the page: each must be there. */
const MODULES = [
  /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/,
  /@ant-design\/icons\/es\/cssUtils\.js$/,
]

/** Each must be found once, or a new version of the package works differently. */
const changes: readonly (readonly [from: string, to: string])[] = [
  ['function injectCSS(', 'function injectEmpty('],
  ['styleNode.innerHTML = css;', ''],
  ['existNode.innerHTML !== css', 'existNode.writtenCss !== css'],
  ['existNode.innerHTML = css', 'writeCss(existNode, css)'],
]

/** One rule of a kind that may hold all others, as only single rules can be inserted. */
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

/** One of those modules, changed as told below. Throws when it is another. */
export function writeByRule(code: string): string {
  let changed = code
  for (const [from, to] of changes) {
    const [before, after, ...more] = changed.split(from)
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`antd puts styles on the page in a new way: no "${from}"`)
    }
    changed = before + to + after
  }
  return changed + additions
}

/**
 * Lets antd's styles pass a policy without 'unsafe-inline'. They are made in the browser and
 * written into style elements as text, which such a policy refuses; rules inserted by code into
 * an empty style element it allows. Only for builds: in development there is no policy.
 */
export function styleElements(): Plugin {
  const changed = new Set<RegExp>()
  return {
    name: 'style-elements',
    apply: 'build',
    // Only the administrators' desk, which is English, has antd.
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
        this.error(`antd puts styles on the page from elsewhere: no ${missed.join(', ')}`)
    },
  }
}
