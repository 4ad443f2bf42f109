import {
  attribute,
  edited,
  type Element,
  elementsOf,
  insert,
  is,
  only,
  placeOf,
  some,
  without,
} from '#site/html.ts'
import { languages } from '#languages'
import { buildTag } from '#site/build-id.mjs'
import type { PageCode } from '#site/code/module-graph.ts'
import type { PageStart } from './page-start.ts'
import { styleElement, type StyleSheet, usedSheets } from './page-styles.ts'
import { previewEdits, type PagePicture } from './page-preview.ts'
import { shortMarkup } from './short-markup.ts'

/** Whether the element belongs in the head: React renders it first, wherever it is in the components. */
const isForHead = (element: Element) =>
  ['title', 'meta', 'link'].includes(element.tagName) && !element.namespaceURI.endsWith('svg')

const isInHead = ({ parentNode }: Element) =>
  parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head'

/** The markup up to the last tag for the head; most of a page follows. React writes no > in an attribute. */
function withTags(rendered: string): string {
  const last = [...rendered.matchAll(/<\/?(?:title|meta|link)\b/gi)].at(-1)
  return last ? rendered.slice(0, rendered.indexOf('>', last.index) + 1) : ''
}

/**
 * Splits what React rendered into the tags for the head and the markup for the body. Throws unless all those tags
 * come first and one is the title.
 */
export function splitHead(rendered: string): { head: string; body: string } {
  const tags = elementsOf(withTags(rendered)).filter(isForHead)
  only(
    tags.filter((tag) => is(tag, 'title')),
    'title from React',
  )
  let end = 0
  for (const tag of tags) {
    const place = placeOf(tag)
    if (!isInHead(tag) || place.start !== end)
      throw new Error(`React did not render <${tag.tagName}> among the first tags`)
    end = place.end
  }
  return { head: rendered.slice(0, end), body: rendered.slice(end) }
}

/** Removes the slash at the end of React's tags, which no browser needs: React writes no > in an attribute. */
const withoutSlashes = (head: string) => head.replaceAll('/>', '>')

/** Attributes that say what the starter fetches, except the sheets that `style` already contains. */
const dataOf = (starter: string, { start, page, found }: PageCode, style: string) =>
  ` data-starter="${starter}" data-start="${start.join(' ')}" data-page="${page.join(' ')}"` +
  (found ? ` data-found="${found.filter((file) => !style.includes(file)).join(' ')}"` : '')

/** What every page of a language has from the build. */
export type Template = PageStart & {
  /** The built index.html. */
  html: string
  /** Every built style sheet. */
  sheets: readonly StyleSheet[]
}

/** One page to be written. */
export type Page = {
  /** Its address; "*" for the 404 page. */
  path: string
  /** What React rendered. */
  rendered: string
  code: PageCode
  /** The API's answers in it, as the text of a JSON script. */
  data?: string
  /** Its own picture in link previews. */
  picture?: PagePicture | undefined
}

/** The parts of the built index.html that a page changes. Throws if one is missing or duplicated. */
function partsOf(html: string) {
  const elements = elementsOf(html)
  const all = (tag: string, values?: Record<string, string | true>) =>
    elements.filter((element) => is(element, tag, values))
  const root = placeOf(only(all('div', { id: 'root' }), 'div with the id root'))
  const page = only(all('html'), 'html')
  const language = languages.find(({ tag }) => tag === attribute(page, 'lang'))
  if (!language) throw new Error("The page's lang attribute is not a language of the site")
  if (root.inner.start !== root.inner.end) throw new Error('The div with the id root is not empty')
  return {
    elements,
    root,
    language,
    html: placeOf(page),
    head: placeOf(only(all('head'), 'head')),
    title: only(all('title'), 'title'),
    sheetLinks: some(all('link', { rel: 'stylesheet' }), 'linked style sheet'),
    preloads: some(all('link', { rel: 'modulepreload' }), 'module preload'),
    fonts: some(all('link', { rel: 'preload', as: 'font' }), 'preloaded font'),
    entry: only(all('script', { type: 'module', src: true }), 'script that starts the site'),
    noscript: only(all('noscript'), 'noscript'),
  }
}

/** The style that a page with this markup has. Throws for a linked sheet that is not built. */
function styleOf(parts: ReturnType<typeof partsOf>, sheets: readonly StyleSheet[], markup: string) {
  const linked = new Set(parts.sheetLinks.map((link) => attribute(link, 'href')))
  const entrySheets = sheets.filter(({ href }) => linked.has(href))
  if (entrySheets.length < linked.size)
    throw new Error(`A style sheet that index.html links is not built: ${[...linked].join(' ')}`)
  const others = sheets.filter(({ href }) => !linked.has(href))
  return styleElement([...entrySheets, ...usedSheets(others, markup)], parts.language.code)
}

/**
 * Puts a rendered page into the built index.html: style inlined, code fetched only once idle. Throws if either of
 * the two is not as expected.
 */
export function pageHtml(template: Template, page: Page): string {
  const { html, sheets, guard, starter, noScript } = template
  const { path, rendered, code, data, picture } = page
  const { head, body } = splitHead(rendered)
  const parts = partsOf(html)
  const style = styleOf(parts, sheets, body)
  const start = `<script${dataOf(starter, code, style)}>${guard}</script>`
  const json = data ? `\n    <script type="application/json" id="api-data">${data}</script>` : ''
  // The noscript text is for the empty shell; this page is complete.
  const { sheetLinks, preloads, fonts, entry, noscript, title } = parts
  const plain = `<noscript><link rel="stylesheet" href="${noScript}"></noscript>`
  return edited(html, [
    ...[...sheetLinks, ...preloads, ...fonts, entry, noscript, title].map((each) =>
      without(html, each),
    ),
    ...(picture ? previewEdits(parts.elements, head, picture) : []),
    // The first paint does not use the site's fonts: src/site/pages/starter.js.
    insert(parts.html.start + '<html'.length, ` data-prerendered="${path}" data-letters="system"`),
    insert(parts.head.inner.end, `  ${withoutSlashes(head)}${style}${plain}${start}\n  `),
    insert(parts.root.inner.start, shortMarkup(body)),
    insert(parts.root.end, json),
  ])
}

/** The built index.html as the shell of a build: until the code loads, `waiting` is shown in its root. */
export function shellHtml(html: string, waiting: string, build: string): string {
  const { title, root } = partsOf(html)
  return edited(html, [
    insert(placeOf(title).end, buildTag(build)),
    insert(root.inner.start, waiting),
  ])
}

/** Data as the text of a JSON script: nothing in it can end the script, or a line of it. */
export const jsonText = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
