import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
/** An element of a parsed text, which knows its place in it. */
export type Element = DefaultTreeAdapterTypes.Element

/** Where an element is in its text, as offsets; `inner` is what is between its two tags. */
type Place = { start: number; end: number; inner: { start: number; end: number } }

/** A part of a text, and what replaces it. */
export type Edit = { start: number; end: number; text: string }

/** Every element in an HTML text, in order, including those inside `noscript` and `template`. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = []
  const walk = (node: Node) => {
    // The parser adds html, head and body if the text leaves them out.
    if ('tagName' in node && node.sourceCodeLocation) found.push(node)
    if ('content' in node) walk(node.content)
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
  return found
}

/** The value of an attribute; undefined if the element has none of that name. */
export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value

/** Whether an element has this tag and, of each of these attributes, the value (true: any). */
export function is(
  element: Element,
  tag: string,
  values: Record<string, string | true> = {},
): boolean {
  return (
    element.tagName === tag &&
    Object.entries(values).every(([name, value]) => {
      const found = attribute(element, name)
      return value === true ? found !== undefined : found === value
    })
  )
}

/** The text that is directly in an element. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** Where an element is in the text. Throws for an element that the parser added. */
export function placeOf({ tagName, sourceCodeLocation: place }: Element): Place {
  if (!place) throw new Error(`The HTML does not contain a written <${tagName}> tag`)
  const { startOffset: start, endOffset: end, startTag, endTag } = place
  return {
    start,
    end,
    inner: { start: startTag?.endOffset ?? end, end: endTag?.startOffset ?? end },
  }
}

/** The only element of a list. Throws if there is none or more than one; the message says `what` was looked for. */
export function only(found: readonly Element[], what: string): Element {
  const [element] = found
  if (!element || found.length > 1)
    throw new Error(`The HTML should have one ${what} and has ${found.length}`)
  return element
}

/** The list itself. Throws if it is empty; the message says `what` was looked for. */
export function some(found: readonly Element[], what: string): readonly Element[] {
  if (found.length === 0) throw new Error(`The HTML should have a ${what} and has none`)
  return found
}

/** The edit that removes an element, with the white space before it. */
export function without(html: string, element: Element): Edit {
  const { start, end } = placeOf(element)
  return { start: html.slice(0, start).trimEnd().length, end, text: '' }
}

/** The edit that adds a text at a place. */
export const insert = (at: number, text: string): Edit => ({ start: at, end: at, text })

/** The text after all edits; all else stays as it is. Throws if two edits overlap. */
export function edited(html: string, edits: readonly Edit[]): string {
  let text = ''
  let done = 0
  // At the same place, additions come before removals.
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < done) throw new Error(`Two edits of the HTML overlap at ${edit.start}`)
    text += html.slice(done, edit.start) + edit.text
    done = edit.end
  }
  return text + html.slice(done)
}
