/** Whether a `unicode-range` of CSS contains any of the characters. */
function holdsAny(unicodeRange: string, characters: ReadonlySet<string>): boolean {
  const parts = [...unicodeRange.matchAll(/u\+([\da-f?]+)(?:-([\da-f]+))?/gi)]
  const ranges = parts.map(([, from = '', to = from]) => ({
    from: Number.parseInt(from.replaceAll('?', '0'), 16),
    to: Number.parseInt(to.replaceAll('?', 'f'), 16),
  }))
  return [...characters].some((character) => {
    const code = character.codePointAt(0) ?? 0
    return ranges.some(({ from, to }) => from <= code && code <= to)
  })
}

/** Text in another language than the page's: the system's font draws it. */
const OTHER_LANGUAGES = /<(\w+)\b[^>]*\slang="[^"]*"[^>]*>[^<]*<\/\1>/g

/** The characters of the page's text, without markup, script, style, joiners and non-joiners. */
function charactersOf(html: string): Set<string> {
  const body = html.slice(html.indexOf('<body'))
  return new Set(
    body
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
      .replaceAll(OTHER_LANGUAGES, '')
      .replaceAll(/<[^>]*>|[\u200c\u200d]/g, ''),
  )
}

const unquoted = (text: string) => text.replaceAll(/["']/g, '')

/** The families that the `--font…` properties of a page's CSS have in the page's language. */
function familiesIn(html: string, css: string): string {
  const lang = /<html\b[^>]*\slang="?(\w+)/.exec(html)?.[1] ?? 'en'
  const families = new Map<string, string>()
  for (const [, selector = '', rules = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selector.includes(':lang(') && !selector.includes(`:lang(${lang})`)) continue
    for (const [, name = '', value = ''] of rules.matchAll(/(--font[\w-]*):([^;}]+)/g))
      families.set(name, value)
  }
  return unquoted([...families.values()].join())
}

/**
 * The addresses of the font files that a page fetches before any interaction: those it preloads, and those of its
 * CSS whose family it uses and whose `unicode-range` contains a character of the page. Fonts embedded in the CSS
 * itself don't count.
 */
export function pageFonts(html: string, css: string): string[] {
  const characters = charactersOf(html)
  const families = familiesIn(html, css)
  const addresses = new Set<string>()
  for (const [tag] of html.matchAll(/<link [^>]*as="font"[^>]*>/g)) {
    const href = /href="([^"]+)"/.exec(tag)?.[1]
    if (href) addresses.add(href)
  }
  for (const [, face = ''] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const address = /url\(["']?([^"')]+)/.exec(face)?.[1]
    const range = /unicode-range:([^;}]+)/.exec(face)?.[1]
    if (!address || address.startsWith('data:')) continue
    const family = unquoted(/font-family:\s*([^;}]+)/.exec(face)?.[1] ?? '')
    if (families && !families.includes(family)) continue
    if (!range || holdsAny(range, characters)) addresses.add(address)
  }
  return [...addresses]
}
