import type { PageCode } from './module-graph.ts'
import { pageStyles, type StyleSheet } from './page-styles.ts'

/** Tags that React renders first and that belong in the head. */
const HEAD_TAGS =
  /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>|<script type="application\/ld\+json"[^>]*>[^<]*<\/script>)/

/** Parts what React rendered into the tags for the head and the markup for the body. */
export function splitHead(rendered: string): { head: string; body: string } {
  let head = ''
  let body = rendered
  for (let tag = HEAD_TAGS.exec(body); tag; tag = HEAD_TAGS.exec(body)) {
    head += tag[0]
    body = body.slice(tag[0].length)
  }
  return { head, body }
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
const NOSCRIPT = /\s*<noscript>[^]*?<\/noscript>/
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g

const dataOf = ({ start, page }: PageCode) =>
  `data-start="${start.join(' ')}" data-page="${page.join(' ')}"`

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

/** Puts a rendered page into the built index.html: style inlined, code fetched only once idle. */
export function pageHtml(
  { html, sheets, guard, starter }: Template,
  path: string,
  rendered: string,
  code: PageCode,
): string {
  const { head, body } = splitHead(rendered)
  // Which addresses the 404 page is right for, only the route table knows.
  const hideElsewhere = path === '*' ? '' : `<script>${guard}</script>`
  const linked = new Set([...html.matchAll(STYLESHEET)].map(([, href]) => href))
  const styles = pageStyles(
    sheets.filter(({ href }) => linked.has(href)),
    sheets.filter(({ href }) => !linked.has(href)),
    body,
  )
  return (
    html
      .replaceAll(STYLESHEET, '')
      .replaceAll(PRELOADS, '')
      .replace(ENTRY, '')
      // Speaks for the empty shell; this page stands here whole.
      .replace(NOSCRIPT, '')
      .replace(/\s*<title>.*?<\/title>/, '')
      .replace('<html', () => `<html data-prerendered="${path}"`)
      .replace('</head>', () => `  ${head}${styles}${hideElsewhere}\n  </head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${body}</div>\n    <script ${dataOf(code)}>${starter}</script>`,
      )
  )
}
