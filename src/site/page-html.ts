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
} from './html.ts'
import type { PageCode } from './module-graph.ts'
import { pageStyles, type StyleSheet } from './page-styles.ts'

/** Whether React renders the element first, wherever it is in the components: it belongs in the head. */
const isForHead = (element: Element) =>
  ['title', 'meta', 'link'].includes(element.tagName) && !element.namespaceURI.endsWith('svg')

const isInHead = ({ parentNode }: Element) =>
  parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head'

/**
 * Parts what React rendered into the tags for the head and the markup for the body. Throws unless
 * those tags come first, all of them, and one is the title.
 */
export function splitHead(rendered: string): { head: string; body: string } {
  const tags = elementsOf(rendered).filter(isForHead)
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

const dataOf = ({ start, page }: PageCode) =>
  ` data-start="${start.join(' ')}" data-page="${page.join(' ')}"`

type Template = {
  /** The built index.html. */
  html: string
  /** Every built style sheet. */
  sheets: readonly StyleSheet[]
  /** The script that hides the page where a host sends it for another address. */
  guard: string
  /** The script that fetches the page's code when the browser has time. */
  starter: string
}

/** The parts of the built index.html that a page changes. Throws when one is missing or doubled. */
function partsOf(html: string) {
  const elements = elementsOf(html)
  const all = (tag: string, values?: Record<string, string | true>) =>
    elements.filter((element) => is(element, tag, values))
  const root = placeOf(only(all('div', { id: 'root' }), 'div with the id root'))
  if (root.inner.start !== root.inner.end) throw new Error('The div with the id root is not empty')
  return {
    root,
    html: placeOf(only(all('html'), 'html')),
    head: placeOf(only(all('head'), 'head')),
    title: only(all('title'), 'title'),
    sheetLinks: some(all('link', { rel: 'stylesheet' }), 'linked style sheet'),
    preloads: some(all('link', { rel: 'modulepreload' }), 'module preload'),
    entry: only(all('script', { type: 'module', src: true }), 'script that starts the site'),
    noscript: only(all('noscript'), 'noscript'),
  }
}

/**
 * Puts a rendered page into the built index.html: style inlined, code fetched only once idle.
 * Throws where one of the two is not as expected.
 */
export function pageHtml(
  { html, sheets, guard, starter }: Template,
  path: string,
  rendered: string,
  code: PageCode,
): string {
  const { head, body } = splitHead(rendered)
  const parts = partsOf(html)
  const linked = new Set(parts.sheetLinks.map((link) => attribute(link, 'href')))
  const entrySheets = sheets.filter(({ href }) => linked.has(href))
  if (entrySheets.length < linked.size)
    throw new Error(`A style sheet that index.html links is not built: ${[...linked].join(' ')}`)
  const styles = pageStyles(
    entrySheets,
    sheets.filter(({ href }) => !linked.has(href)),
    body,
  )
  // Which addresses the 404 page is right for, only the route table knows.
  const hideElsewhere = path === '*' ? '' : `<script>${guard}</script>`
  // The noscript speaks for the empty shell; this page is here whole.
  const { sheetLinks, preloads, entry, noscript, title } = parts
  return edited(html, [
    ...[...sheetLinks, ...preloads, entry, noscript, title].map((each) => without(html, each)),
    insert(parts.html.start + '<html'.length, ` data-prerendered="${path}"`),
    insert(parts.head.inner.end, `  ${head}${styles}${hideElsewhere}\n  `),
    insert(parts.root.inner.start, body),
    insert(parts.root.end, `\n    <script${dataOf(code)}>${starter}</script>`),
  ])
}
