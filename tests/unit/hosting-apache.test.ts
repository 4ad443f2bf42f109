// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { REVALIDATED_FILES, NOSNIFF, siteHeaders } from '../../src/site/hosting/headers.ts'
import { apacheConfiguration } from '../../src/site/hosting/hosting-apache.ts'
import { shellExpression } from '../../src/site/hosting/hosting-expressions.ts'
import { nginxConfiguration } from '../../src/site/hosting/hosting-nginx.ts'

const english = ['/search', '/country/:id']
const malayalam = ['/ml/search', '/ml/country/:id']
const page = '<!doctype html><head><script>go()</script></head>'
const facts = {
  shellPatterns: [...english, ...malayalam],
  headers: siteHeaders({ pages: [page], apiHost: '', siteUrl: '', reportUrl: '' }),
  ownApi: true,
  reportPath: '',
}
const text = apacheConfiguration(facts)

/** Each RewriteRule with the conditions before it. */
const rulesOf = (configuration: string) =>
  configuration
    .split(/(?<=^RewriteRule .*\n)/m)
    .map((rule) => rule.split('\n').filter((line) => /^Rewrite(?:Cond|Rule) /.test(line)))
    .filter((lines) => lines.length > 0)

/** The lines of all FilesMatch sections that match a file name, as Apache reads them. */
const forFile = (name: string) =>
  [...text.matchAll(/<FilesMatch "(.+)">\n([\s\S]*?)<\/FilesMatch>/g)]
    .filter(([, names = '']) => new RegExp(names).test(name))
    .map(([, , lines]) => lines)
    .join('')

describe('Apache’s file', () => {
  test('has every header of a page, for pages and their compressed forms alone', () => {
    for (const [name, value] of Object.entries(facts.headers)) {
      const line = `Header always set ${name} "${value.replaceAll('"', String.raw`\"`)}"`
      for (const file of ['about.html', '404.html.gz', 'about.html.br'])
        expect(forFile(file).includes(line), `${name} of ${file}`).toBe(name !== NOSNIFF)
      expect(forFile('snapshot.json')).not.toContain(line)
    }
    // This header is set for every file.
    expect(text).toMatch(/^Header always set X-Content-Type-Options "nosniff"$/m)
  })

  test('has each text’s type for its compressed forms too, which an ending .gz would change', () => {
    expect(forFile('site.js.gz')).toContain('ForceType "text/javascript; charset=utf-8"')
    expect(forFile('favicon.svg.br')).toContain('ForceType "image/svg+xml"')
    expect(forFile('photo.webp')).toBe('')
  })

  test('makes browsers revalidate the files that a refresh rewrites', () => {
    for (const address of REVALIDATED_FILES)
      for (const ending of ['', '.br'])
        expect(forFile(address.slice(1) + ending)).toContain('Cache-Control "no-cache"')
    expect(forFile('xsnapshot.json')).not.toContain('Cache-Control')
  })

  test('has the same addresses as nginx', () => {
    const nginx = nginxConfiguration(facts)
    const expressions = rulesOf(text)
      .flat()
      .flatMap((line) => /^RewriteCond %\{REQUEST_URI\} (\S+)/.exec(line)?.[1] ?? [])
      // nginx has separate locations for these.
      .filter((expression) => expression !== '!^/assets/' && !expression.startsWith('^/('))
    expect(expressions.length).toBeGreaterThan(4)
    for (const expression of expressions) expect(nginx).toContain(expression)
    for (const patterns of [english, malayalam])
      expect(text).toContain(`RewriteCond %{REQUEST_URI} ${shellExpression(patterns)} [NC]\n`)
  })

  test('continues from each file that was found to its compressed forms', () => {
    const rules = rulesOf(text)
    const first = rules.findIndex((lines) => lines.join().includes('Accept-Encoding'))
    const skips = rules.flatMap((lines, place) => {
      const [, skip] = /\bS=(\d+)/.exec(lines.at(-1) ?? '') ?? []
      return skip ? [place + Number(skip) + 1] : []
    })
    expect(new Set(skips)).toEqual(new Set([first]))
    expect(skips.length).toBe(3 + 2 * 2)
  })

  test('leaves the site’s own API and the receiver of reports alone, if they exist', () => {
    expect(text).toMatch(/^RewriteRule \^api\/ - \[L\]$/m)
    const other = { ...facts, ownApi: false, reportPath: '/in/reports.php' }
    expect(apacheConfiguration(other)).not.toContain('api/')
    expect(apacheConfiguration(other)).toContain(String.raw`RewriteRule ^in/reports\.php$ - [L]`)
    expect(text).not.toContain('VITE_REPORT_URL')
  })
})
