import { parse, type Root } from 'postcss'
import { lackOfCondition, passedOver } from './styles.ts'

/** Removes the rules below a condition that the oldest engines do not meet. */
function decideSupports(root: Root) {
  root.walkAtRules('supports', (rule) => {
    if (lackOfCondition(rule.params).size === 0) return
    if (/^not\b/.test(rule.params)) rule.replaceWith(rule.nodes ?? [])
    else rule.remove()
  })
}

/** A style sheet without all that some of the oldest engines of the site ignore. */
export function oldStyle(css: string): string {
  const root = parse(css)
  decideSupports(root)
  for (const { node } of passedOver(root)) node.remove()
  return root.toString()
}
