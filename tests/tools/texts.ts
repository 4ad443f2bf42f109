import { parseSync } from 'vite'

/** A text in a source file. Lines count from 1. */
export type Text = { line: number; text: string }

/** A node of parsed code; `start` and `end` are its places in the code. */
export type Node = { type: string; start: number; end: number } & { [part: string]: unknown }

/** Whether a part of parsed code is a node itself. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** What is directly inside of a node. */
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Whether a node has only names of types and modules, which are not texts. */
const isAside = ({ type }: Node) =>
  /^(?:Import|Export(?:All|Default)|TS(?!As|Satisfies|NonNull))/.test(type)

function parse(file: string, code: string): Node {
  const { program } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const root: unknown = program
  if (!isNode(root)) throw new Error(`${file} cannot be read`)
  return root
}

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The text of a node that is itself a text; else null. */
function textOf(node: Node): string | null {
  const { type, value } = node
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? value : null
  if (type !== 'TemplateElement' || typeof value !== 'object' || value === null) return null
  return String(Reflect.get(value, 'cooked'))
}

function eachText(code: string, nodes: readonly Node[]): Text[] {
  return nodes.flatMap((node) => {
    const text = textOf(node)
    const line = code.slice(0, node.start).split('\n').length
    return text === null ? [] : [{ line, text: collapse(text) }]
  })
}

/** The name of a property, which nobody reads; null if it is computed, since it may be made of texts. */
const nameIn = ({ type, key, computed }: Node) => (type === 'Property' && !computed ? key : null)

/** The node and all that is in it. */
function below(node: Node): Node[] {
  const name = nameIn(node)
  const parts = partsOf(node).filter((part) => part !== name)
  return isAside(node) ? [] : [node, ...parts.flatMap(below)]
}

/** Every string and each piece of a template, without types, imports, comments and names of properties. */
export function textsIn(file: string, code: string): Text[] {
  return eachText(code, below(parse(file, code)))
}

/** Attributes whose text is seen or heard: of HTML, and of our own components. */
const SHOWN =
  /^(?:alt|title|placeholder|label|aria-(?:label|description|roledescription|valuetext)|heading|hint|intro|message|note|subtitle|text|what)$/

/** Functions whose texts are shown: toasts, and texts that replace the server's messages. */
const SAYS = /^(?:notify\.\w+|messageOf)$/

/** The possible values of an expression: each branch of a condition, but not the condition itself. */
function outcomes(node: Node): Node[] {
  if (node.type === 'ConditionalExpression') {
    return [node['consequent'], node['alternate']].filter(isNode).flatMap(outcomes)
  }
  if (node.type === 'LogicalExpression') {
    return [node['left'], node['right']].filter(isNode).flatMap(outcomes)
  }
  // Texts joined by + are a text; a comparison is not.
  const isMore =
    /^(?:JSXExpressionContainer|TemplateLiteral)$/.test(node.type) || node['operator'] === '+'
  return isMore ? partsOf(node).flatMap(outcomes) : [node]
}

/** The parts of a node that are shown on the screen or read by a screen reader. */
function shownBy(node: Node, code: string): Node[] {
  const source = (part: unknown) => (isNode(part) ? code.slice(part.start, part.end) : '')
  const children = [node['children']].flat().filter(isNode)
  if (/^JSX(?:Element|Fragment)$/.test(node.type)) return children.flatMap(outcomes)
  if (node.type === 'JSXAttribute' && SHOWN.test(source(node['name']))) {
    return [node['value']].filter(isNode).flatMap(outcomes)
  }
  if (node.type === 'CallExpression' && SAYS.test(source(node['callee']))) {
    return [node['arguments']].flat().filter(isNode).flatMap(outcomes)
  }
  const isTitle = node.type === 'AssignmentExpression' && source(node['left']) === 'document.title'
  return isTitle ? [node['right']].filter(isNode).flatMap(outcomes) : []
}

/** The texts in the code that a person reads or hears and that have two letters in a row. */
export function shownTexts(file: string, code: string): Text[] {
  const shown = below(parse(file, code)).flatMap((node) => shownBy(node, code))
  return eachText(code, shown).filter(({ text }) => /\p{L}{2}/u.test(text))
}
