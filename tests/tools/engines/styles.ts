import { AtRule, type ChildNode, Container, type Declaration, type Root, type Rule } from 'postcss'
import { data, type Feature, isFeature, lacking } from './floor.mjs'

const { css } = data

/** A rule or declaration that some of the oldest engines ignore, as `node`, and why. */
export type StyleLack = { node: ChildNode; feature: string; engines: string[] }

/** A name with a prefix is meant for the engines that have it. */
const isPrefixed = (name: string) => /^:{0,2}-/.test(name)

const functions: Record<string, Feature | undefined> = {
  ...css.types,
  ...css.types['color'],
  ...css.types['image'],
  ...css.types['easing-function'],
}

const lengths = css.types['length']

/** Units, each with its feature in the data. */
const units: readonly (readonly [RegExp, Feature | undefined])[] = [
  [/\dd(?:v[hwib]|vmin|vmax)\b/, lengths?.['viewport_percentage_units_dynamic']],
  [/\ds(?:v[hwib]|vmin|vmax)\b/, lengths?.['viewport_percentage_units_small']],
  [/\dl(?:v[hwib]|vmin|vmax)\b/, lengths?.['viewport_percentage_units_large']],
  [/\dcq(?:[whib]|min|max)\b/, lengths?.['container_query_length_units']],
  [/\d(?:lh|rlh)\b/, lengths?.['lh']],
  [/\d(?:cap|rcap)\b/, lengths?.['cap']],
  [/\dic\b/, lengths?.['ic']],
]

type Found = { feature: string; engines: string[] }

function told(feature: string, node: Feature | undefined): Found[] {
  if (!node || !isFeature(node)) return []
  const engines = lacking(node)
  return engines.length > 0 ? [{ feature, engines }] : []
}

/** The parts of a declaration that an engine lacks: the property, a keyword, a function, a unit. */
function ofDeclaration({ prop, value }: Pick<Declaration, 'prop' | 'value'>): Found[] {
  if (isPrefixed(prop) && !prop.startsWith('--')) return []
  const property = prop.startsWith('--') ? undefined : css.properties[prop]
  // A quoted text or an address contains no words of CSS.
  const bare = value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  const words = bare.match(/(?<![\w-])[a-z][\w-]*(?!\()\b/g) ?? []
  const calls = [...bare.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)].map(([, name = '']) => name)
  return [
    ...told(prop, property),
    ...words.flatMap((word) => told(`${prop}: ${word}`, property?.[word])),
    ...calls.flatMap((name) => told(`${name}()`, functions[name])),
    ...units.flatMap(([form, unit]) =>
      form.test(bare) ? told(String(form.exec(bare)?.[0]).slice(1), unit) : [],
    ),
  ]
}

const pseudos = (selector: string) =>
  [...selector.matchAll(/(?<!\\):{1,2}([a-z][\w-]*)/g)].map(([, name = '']) => name)

const ofSelector = (selector: string): Found[] =>
  pseudos(selector).flatMap((name) => told(`:${name}`, css.selectors[name]))

/** What an at-rule needs and an engine lacks: itself, and the features in a media query. */
function ofAtRule({ name, params }: Pick<AtRule, 'name' | 'params'>): Found[] {
  const rule = css['at-rules'][name]
  const asked = name === 'media' ? (params.match(/[a-z][a-z-]+(?=\s*[:)<>=])/g) ?? []) : []
  return [
    ...told(`@${name}`, rule),
    ...asked.flatMap((word) => told(`@media ${word}`, rule?.[word])),
  ]
}

/** The features in the condition of an `@supports` that an engine lacks: below it, they may be used. */
export function lackOfCondition(params: string): Set<string> {
  const found = [...params.matchAll(/([\w-]+)\s*:\s*((?:[^()]|\([^()]*\))+)/g)].flatMap(
    ([, prop = '', value = '']) => ofDeclaration({ prop, value }),
  )
  return new Set([...found, ...ofSelector(params)].map(({ feature }) => feature))
}

function guards(node: ChildNode): Set<string> {
  const names = new Set<string>()
  let above: unknown = node.parent
  while (above instanceof Container) {
    if (above instanceof AtRule && above.name === 'supports') {
      for (const name of lackOfCondition(above.params)) names.add(name)
    }
    above = above.parent
  }
  return names
}

/** Whether the same property has an earlier value that every engine reads, or its prefixed name has one. */
const hasFallback = (node: Declaration) =>
  node.parent?.nodes
    .slice(0, node.parent.index(node))
    .some(
      (other) =>
        other.type === 'decl' &&
        (other.prop === `-webkit-${node.prop}` ||
          (other.prop === node.prop && ofDeclaration(other).length === 0)),
    ) ?? false

/** All that some of the oldest engines ignore, except what is below a matching `@supports`. */
export function passedOver(root: Root): StyleLack[] {
  const lacks: StyleLack[] = []
  const note = (node: Declaration | Rule | AtRule, found: Found[]) => {
    if (found.length === 0) return
    const known = guards(node)
    for (const each of found) if (!known.has(each.feature)) lacks.push({ node, ...each })
  }
  root.walk((node) => {
    if (node.type === 'atrule') note(node, node.name === 'supports' ? [] : ofAtRule(node))
    else if (node.type === 'rule') note(node, ofSelector(node.selector))
    else if (node.type === 'decl') note(node, ofDeclaration(node))
  })
  return lacks
}

/** Those of them that have no fallback value in the same rule either. */
export const lacksIn = (root: Root): StyleLack[] =>
  passedOver(root).filter(({ node }) => node.type !== 'decl' || !hasFallback(node))
