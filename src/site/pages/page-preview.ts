import {
  attribute,
  type Edit,
  type Element,
  elementsOf,
  insert,
  is,
  only,
  placeOf,
  textOf,
} from '#site/html.ts'

/** A page's own picture in link previews: its whole address, and what it shows. */
export type PagePicture = { url: string; alt: string }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const meta = (key: 'name' | 'property', value: string, content: string) =>
  `<meta ${key}="${value}" content="${escaped(content)}">`

const replaced = (element: Element, text: string): Edit => {
  const { start, end } = placeOf(element)
  return { start, end, text }
}

/**
 * The edits of the built index.html that give a page its own link preview. `head` is what React rendered for its
 * head. Throws if index.html names no picture, as when the site's address is unknown.
 */
export function previewEdits(
  elements: readonly Element[],
  head: string,
  { url, alt }: PagePicture,
): Edit[] {
  const find = (property: string, what: string) =>
    only(
      elements.filter((each) => is(each, 'meta', { property })),
      what,
    )
  const image = find('og:image', 'picture of link previews')
  const imageAlt = find('og:image:alt', 'text for that picture')
  const tags = elementsOf(head)
  const title = tags.find((tag) => is(tag, 'title'))
  const description = tags.find((tag) => is(tag, 'meta', { name: 'description' }))
  const texts = [
    meta('name', 'twitter:title', title ? textOf(title) : ''),
    meta('name', 'twitter:description', (description && attribute(description, 'content')) ?? ''),
    meta('name', 'twitter:image', url),
  ]
  return [
    replaced(image, meta('property', 'og:image', url)),
    replaced(imageAlt, meta('property', 'og:image:alt', alt)),
    insert(placeOf(imageAlt).end, texts.join('')),
  ]
}
