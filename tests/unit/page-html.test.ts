import { expect, test } from 'vitest'
import {
  attribute,
  edited,
  elementsOf,
  insert,
  is,
  only,
  placeOf,
  textOf,
  without,
} from '../../src/site/html.ts'
import { inlineIn, inlineScripts } from '../../src/site/hosting/headers-inline.ts'
import { noScriptStyle, styleIn } from '../../src/site/pages/language-style.ts'
import { jsonText, pageHtml, shellHtml, splitHead } from '../../src/site/pages/page-html.ts'
import {
  checkDeclarationsAreWhole,
  checkSheetsAreUsed,
  styleElement,
  usedSheets,
} from '../../src/site/pages/page-styles.ts'
import { withoutShellTags } from '../../src/site/seo/head-tags.ts'
import { isHidden } from '../../src/site/seo/seo-texts.ts'
import { STYLE_POLICY } from '../../src/site/hosting/style-policy.ts'

/** What Vite makes of index.html. */
const built = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="modulepreload" crossorigin href="/assets/site.js">
    <link rel="stylesheet" crossorigin href="/assets/site.css">
    <link rel="preload" href="/assets/letters.woff2" as="font" crossorigin>
    <title>Uru</title>
    <meta property="og:type" content="website">
  </head>
  <body>
    <div id="root"></div>
    <noscript>
      <p>This page needs JavaScript. <a href="/">Home</a></p>
    </noscript>
  </body>
</html>
`
const sheets = [
  { href: '/assets/site.css', css: 'p{margin:0}\n' },
  { href: '/assets/card.css', css: '._ab0{color:red}' },
  { href: '/assets/other.css', css: '._ab10{color:red}' },
]
const rendered =
  '<title>A page</title><meta name="description" content="a &gt; b"/><link rel="canonical" href="/a"/>' +
  '<header><!--$--><p class="big _ab0">1 &amp; 2 <svg><title>Sail</title></svg></p></header>'
const code = { start: ['/assets/react.js', '/assets/index.js'], page: ['/assets/a.js'] }

const make = (html = built, markup = rendered) =>
  pageHtml(
    { html, sheets, guard: 'go()', starter: '/assets/go.js', noScript: '/assets/no.css' },
    { path: '/a', rendered: markup, code },
  )

test('a page is the built index.html with what was rendered, and nothing else changed', () => {
  expect(make()).toBe(`<!doctype html>
<html data-prerendered="/a" data-letters="system" lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta property="og:type" content="website">
    <title>A page</title><meta name="description" content="a &gt; b"><link rel="canonical" href="/a"><style data-sheets="/assets/site.css /assets/card.css">p{margin:0}._ab0{color:red}</style><meta http-equiv="Content-Security-Policy" content="${STYLE_POLICY}"><noscript><link rel="stylesheet" href="/assets/no.css"></noscript><script data-starter="/assets/go.js" data-start="/assets/react.js /assets/index.js" data-page="/assets/a.js">go()</script>
  </head>
  <body>
    <div id="root"><header><!--$--><p class="big _ab0">1 &amp; 2 <svg><title>Sail</title></svg></p></header></div>
  </body>
</html>
`)
})

test('the files of search results are listed unless the page already has them', () => {
  const found = ['/search-index.json', '/assets/b.js', '/assets/card.css', '/assets/other.css']
  const page = { path: '/a', rendered, code: { ...code, found } }
  expect(
    pageHtml(
      { html: built, sheets, guard: 'go()', starter: '/assets/go.js', noScript: '/assets/no.css' },
      page,
    ),
  ).toContain(
    'data-page="/assets/a.js" data-found="/search-index.json /assets/b.js /assets/other.css">go()',
  )
})

/** For each step of the build, an index.html in which the step finds nothing, or too much. */
const broken: [what: string, from: string | RegExp, to: string, words: RegExp][] = [
  ['no linked style', /<link rel="stylesheet"[^>]*>/, '', /linked style sheet and has none/],
  ['a style that is not built', 'site.css', 'gone.css', /is not built: \/assets\/gone\.css/],
  ['no preloads', /<link rel="modulepreload"[^>]*>/g, '', /module preload and has none/],
  ['no letters', /<link rel="preload"[^>]*>/, '', /preloaded font and has none/],
  ['no entry', /<script.*<\/script>/, '', /script that starts the site and has 0/],
  ['two entries', /(<script.*<\/script>)/, '$1$1', /script that starts the site and has 2/],
  ['no noscript', /<noscript>[^]*<\/noscript>/, '', /one noscript and has 0/],
  ['no title', '<title>Uru</title>', '', /one title and has 0/],
  ['another root', 'id="root"', 'id="app"', /div with the id root and has 0/],
  ['a root with something in it', '<div id="root">', '<div id="root"> ', /is not empty/],
  ['no head', /<\/?head>/g, '', /one head and has 0/],
]

test.each(broken)('index.html with %s stops the build', (_, from, to, words) => {
  const html = built.replace(from, to)
  expect(html).not.toBe(built)
  expect(() => make(html)).toThrow(words)
})

test('what React renders for the head must come first, whole and with a title', () => {
  expect(() => splitHead('<main>A</main>')).toThrow('title from React and has 0')
  expect(() => splitHead('<title>A</title><title>B</title>')).toThrow('has 2')
  const early = '<title>A</title><main><meta name="robots" content="noindex"/></main>'
  expect(() => splitHead(early)).toThrow('did not render <meta> among the first')
  expect(() => splitHead('<!--$--><title>A</title><main></main>')).toThrow('render <title>')
  expect(splitHead('<title>A</title><main><svg><title>B</title></svg></main>')).toEqual({
    head: '<title>A</title>',
    body: '<main><svg><title>B</title></svg></main>',
  })
})

test('what the shell shows until code loads is not in the pages made from it', () => {
  const shell = shellHtml(built, '<main data-shell="">Loading</main>', 'a1')
  expect(shell).toContain('</title><meta name="build" content="a1" data-shell>')
  expect(shell).toContain('<div id="root"><main data-shell="">Loading</main></div>')
  expect(withoutShellTags(shell)).toBe(built)
})

test('a shell without tags of its own stops the build', () => {
  expect(() => withoutShellTags(built)).toThrow('tag for the shell alone and has none')
})

test('a page is hidden by its robots tag, however that is written', () => {
  expect(isHidden(`<meta content='noindex, follow' name=robots><p>A</p>`)).toBe(true)
  expect(isHidden('<meta name="robots" content="all"><p>A</p>')).toBe(false)
})

test('a style sheet is included for a class in use, not for a part of a word', () => {
  const markup = '<p class="a _ab10">_ab0 <b id="_ab0"></b></p>'
  const worn = usedSheets(sheets.slice(1), markup)
  expect(styleElement(worn, 'en')).toBe(
    '<style data-sheets="/assets/other.css">._ab10{color:red}</style>' +
      `<meta http-equiv="Content-Security-Policy" content="${STYLE_POLICY}">`,
  )
})

const face = (family: string) => `@font-face{font-family:${family};src:url(/a.woff2)}`

test('a page has the rules and the font faces of its own language alone', () => {
  const css =
    `${face('Noto Ml')}${face('Noto Hi')}${face('Both')}:root{--font:"Both"}` +
    ':root:lang(ml){--font:"Noto Ml", Both}:root:lang(hi){--font:"Noto Hi"}' +
    ':where(:root:lang(ml),:root:lang(hi)) p,b{margin:0}@media print{body:lang(hi){margin:0}}' +
    'li:lang(ml){color:red}'
  expect(styleIn('en', css)).toBe(
    `${face('Both')}:root{--font:"Both"}b{margin:0}li:lang(ml){color:red}`,
  )
  expect(styleIn('ml', css)).toBe(
    `${face('Noto Ml')}${face('Both')}:root{--font:"Both"}:root:lang(ml){--font:"Noto Ml", Both}` +
      ':where(:root:lang(ml),:root:lang(hi)) p,b{margin:0}li:lang(ml){color:red}',
  )
  expect(styleIn('hi', css)).toContain('@media print{body:lang(hi){margin:0}}')
  for (const selector of [':root:not(:lang(ml)) p', 'body:lang(ml, hi)'])
    expect(() => styleIn('en', `${selector}{margin:0}`)).toThrow('write each language')
})

test('the rules for no scripting are in a separate sheet, without their media query, and in no page', () => {
  const plain = '@media (scripting:none){a{color:red}b{margin:0}}'
  const both = '@media (scripting:none),print{i{margin:0}}'
  expect(styleIn('en', `p{margin:0}${plain}${both}`)).toBe(`p{margin:0}${both}`)
  expect(noScriptStyle(`p{margin:0}${plain}${both}${plain}`)).toBe(
    'a{color:red}b{margin:0}a{color:red}b{margin:0}',
  )
})

test('the compiler’s variables for light-dark() are included only where something uses them', () => {
  const help =
    ':root{--lightningcss-light:initial}@media (prefers-color-scheme:dark){:root{--lightningcss-light: }}'
  expect(styleIn('en', `${help}p{margin:0}`)).toBe('p{margin:0}')
  const user = 'p{color:var(--lightningcss-light, red)}'
  expect(styleIn('en', help + user)).toBe(help + user)
})

test('a sheet whose classes no script names stops the build', () => {
  const worn = sheets.slice(1)
  expect(() => checkSheetsAreUsed(worn, ['x={card:"_ab0"}'])).toThrow('/assets/other.css')
  expect(() => checkSheetsAreUsed(worn, ['"_ab0"', '"_ab10"'])).not.toThrow()
  expect(() => checkSheetsAreUsed(worn, ['"_ab0"', '"/assets/B_ab10.css"'])).toThrow('other.css')
})

const sheetOf = (css: string) => [{ href: '/assets/a.css', css }]

test('a declaration that the build has left without a value stops it', () => {
  expect(() => checkDeclarationsAreWhole(sheetOf('a{color:red;border-image:}b{top:0}'))).toThrow(
    '/assets/a.css has no value for border-image:',
  )
  expect(() => checkDeclarationsAreWhole(sheetOf('a{--b:;top:0}b:hover{--c:}'))).not.toThrow()
})

test('every style behind the policy and every script is found, in an SVG or a noscript too', () => {
  const page =
    '<style>0{}</style><meta http-equiv="Content-Security-Policy" content="x"><style>a{}</style><svg><style>b{}</style></svg><noscript><style>c{}</style></noscript>' +
    '<script>1 < 2</script><script type="module" src="/x.js"></script><template><script>3</script></template>' +
    '<script type="application/ld+json">{}</script><!-- <script>4</script> -->'
  expect(inlineIn(page).refused).toEqual(['a{}', 'b{}', 'c{}'])
  expect(inlineScripts([page])).toEqual(['1 < 2', '3'])
})

test('edits change only their own places, in whatever order, and may not overlap', () => {
  const html = '<p>one</p>\n  <p id="b">two</p>'
  const [first, second] = elementsOf(html)
  if (!first || !second) throw new Error('no elements')
  expect(is(second, 'p', { id: 'b' })).toBe(true)
  expect(edited(html, [without(html, second), insert(placeOf(first).inner.end, '!')])).toBe(
    '<p>one!</p>',
  )
  const { start, end } = placeOf(first)
  const whole = { start, end, text: '' }
  expect(() => edited(html, [whole, insert(start + 2, 'x')])).toThrow('overlap at 2')
  expect(() => only([first, second], 'p')).toThrow('one p and has 2')
})

test('a page’s own picture for which index.html has no tag stops the build', () => {
  const picture = { url: 'https://uru.example/assets/previews/1.jpg', alt: 'A' }
  expect(() =>
    pageHtml(
      { html: built, sheets, guard: 'go()', starter: '/assets/go.js', noScript: '/assets/no.css' },
      { path: '/country/1', rendered, code, picture },
    ),
  ).toThrow('one picture of link previews and has 0')
})

test('a page made of data has its own preview, its data, and no text that ends a script', () => {
  const previews =
    '<meta property="og:image" content="/og.png"><meta property="og:image:alt" content="Uru">'
  const html = built.replace('<meta property="og:type" content="website">', previews)
  const evil = '</script><b>\u2028"&'
  const page = pageHtml(
    { html, sheets, guard: 'go()', starter: '/assets/go.js', noScript: '/assets/no.css' },
    {
      path: '/country/1',
      rendered,
      code,
      data: jsonText([[['countries', '1'], { name: evil }]]),
      picture: { url: 'https://uru.example/assets/previews/1.jpg', alt: `A "${evil}"` },
    },
  )
  const elements = elementsOf(page)
  const content = (key: 'property' | 'name', value: string) =>
    elements
      .filter((element) => is(element, 'meta', { [key]: value }))
      .map((element) => attribute(element, 'content'))
  expect(content('property', 'og:image')).toEqual(['https://uru.example/assets/previews/1.jpg'])
  expect(content('name', 'twitter:image')).toEqual(['https://uru.example/assets/previews/1.jpg'])
  expect(content('property', 'og:image:alt')).toEqual([`A "${evil}"`])
  expect(content('name', 'twitter:title')).toEqual(['A page'])
  expect(content('name', 'twitter:description')).toEqual(['a > b'])
  expect(page).toContain('>p{margin:0}._ab0{color:red}</style>')
  expect(inlineIn(page).refused).toEqual([])
  const script = elements.find((element) => is(element, 'script', { id: 'api-data' }))
  const text = script ? textOf(script) : ''
  expect(text).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(text)).toEqual([[['countries', '1'], { name: evil }]])
  expect(inlineScripts([page])).toEqual(['go()'])
})
