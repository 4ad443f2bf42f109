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
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g

type Template = {
  /** The built index.html. */
  html: string
  /** Reads a built file by its public address. */
  read: (address: string) => string
  /** The script that fetches the entry when the browser has time; `%ENTRY%` is its address. */
  starter: string
}

/** Puts a rendered page into the built index.html: style inlined, code fetched only once idle. */
export function pageHtml(template: Template, path: string, rendered: string): string {
  const { html, read, starter } = template
  const { head, body } = splitHead(rendered)
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) throw new Error('The built index.html has no entry script')
  const styles = [...html.matchAll(STYLESHEET)].map(([, href]) => read(href ?? '')).join('')
  return html
    .replaceAll(STYLESHEET, '')
    .replaceAll(PRELOADS, '')
    .replace(ENTRY, '')
    .replace(/\s*<title>.*?<\/title>/, '')
    .replace('</head>', () => `  ${head}<style>${styles.trim()}</style>\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-prerendered="${path}">${body}</div>\n    <script>${starter.replace('%ENTRY%', entry)}</script>`,
    )
}
