import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  resourcePolicyOf,
  siteHeaders,
} from '../../src/site/hosting/headers.ts'
import { writeByRule } from '../../src/site/hosting/headers-style-elements.ts'
import { apacheConfiguration } from '../../src/site/hosting/hosting-apache.ts'
import {
  shellExpression,
  UNLISTED,
  UNLISTED_ADDRESSES,
} from '../../src/site/hosting/hosting-expressions.ts'
import { nginxConfiguration } from '../../src/site/hosting/hosting-nginx.ts'
import { headersFile, isOwnApi, reportPathOf } from '../../src/site/hosting/hosting.ts'
import { languages } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import { prerenderedPaths, shellPatterns } from '@/site/pages/page-patterns'
import { checkStylesAreAllowed, POLICY, STYLE_POLICY } from '../../src/site/hosting/style-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (head: string) => `<!doctype html><head>${head}</head><body></body>`
const policyTag = `<meta http-equiv="${POLICY}" content="${STYLE_POLICY}">`
const style = '<style>p{color:red}</style>'
const facts = { pages: [page('')], apiHost: '', siteUrl: '', reportUrl: '' }

/** What one directive of the policy allows. */
function allowed(directive: string, changes: Partial<typeof facts> = {}): string[] {
  const policy = contentSecurityPolicy({ ...facts, ...changes })
  const line = policy.split('; ').find((text) => text.split(' ')[0] === directive)
  return line?.split(' ').slice(1) ?? []
}

const policyAt = (siteUrl: string) => contentSecurityPolicy({ ...facts, siteUrl })

describe('the policy', () => {
  test('lists each inlined script once, and no data', () => {
    const pages = [
      page('<script>go("a")</script>'),
      page('<style>p{color:blue}</style><script>go("a")</script>'),
      page('<script type="application/ld+json">{"a":1}</script>'),
      page('<script type="application/json" id="api-data">[["a",1]]</script>'),
      page('<script type="module" crossorigin src="/assets/x.js"></script>'),
    ]
    const scripts = allowed('script-src', { pages }).filter((source) => source.includes('sha256'))
    expect(scripts).toEqual([hash('go("a")')])
  })

  test('leaves style elements to the policy of each page, which comes right after its own style', () => {
    expect(allowed('style-src-elem')).toEqual([])
    expect(STYLE_POLICY.split(' ')).toEqual(
      expect.arrayContaining(['style-src-elem', "'self'", hash('')]),
    )
    expect(STYLE_POLICY).not.toContain('unsafe')
    expect(() => checkStylesAreAllowed([page(style + policyTag)])).not.toThrow()
    expect(() => checkStylesAreAllowed([page(policyTag + style)])).toThrow(
      'behind its policy, which refuses it: p{color:red}',
    )
    expect(() => checkStylesAreAllowed([page('')])).toThrow('has 0')
    expect(() => checkStylesAreAllowed([page(policyTag + policyTag)])).toThrow('has 2')
  })

  test('takes the API host from the settings, and contains nothing more than needed', () => {
    expect(allowed('connect-src', { apiHost: 'https://api.example.com' })).toContain(
      'https://api.example.com',
    )
    expect(allowed('connect-src')).toEqual([
      "'self'",
      'https://api.emailjs.com',
      'https://api.razorpay.com',
      'https://lumberjack.razorpay.com',
      'https://lumberjack-cx.razorpay.com',
      'https://lumberjack-metrics.razorpay.com',
    ])
    expect(contentSecurityPolicy(facts)).not.toMatch(/ {2}|;;|unsafe-eval|\*/)
  })

  test('lists only the host of reports, if there is one, and none for a path of the site', () => {
    const reports = allowed('connect-src', { reportUrl: 'https://reports.example.com/in/1' })
    const without = allowed('connect-src')
    expect(reports.filter((source) => !without.includes(source))).toEqual([
      'https://reports.example.com',
    ])
    expect(allowed('connect-src', { reportUrl: '/local/report' })).toEqual(without)
  })

  test('lets no text become code, and allows only two trusted-types policies', () => {
    expect(allowed('require-trusted-types-for')).toEqual(["'script'"])
    expect(allowed('trusted-types')).toEqual(['site', 'default'])
  })

  test('lets no text run or style the page', () => {
    expect(allowed('script-src')).not.toContain("'unsafe-inline'")
    for (const [directive, source] of [
      ['default-src', "'none'"],
      ['object-src', "'none'"],
      ['frame-ancestors', "'none'"],
      ['base-uri', "'self'"],
      ['form-action', "'self'"],
    ] as const) {
      expect(allowed(directive)).toEqual([source])
    }
  })

  test('turns http into https only for a site that is known to be on https', () => {
    expect(policyAt('https://example.com')).toMatch(/; upgrade-insecure-requests$/)
    expect(policyAt('http://localhost:4173')).not.toContain('upgrade')
    expect(policyAt('')).not.toContain('upgrade')
  })

  test('fits a line of Cloudflare’s settings with twenty pages', () => {
    const pages = Array.from({ length: 18 }, (_, i) => page(`<style>p{top:${i}px}</style>`))
    const apiHost = 'https://api.some-long-name.example.com'
    const reportUrl = 'https://reports.some-long-name.example.com/in'
    const policy = contentSecurityPolicy({ pages, apiHost, siteUrl: 'https://e.com', reportUrl })
    expect(policy.length).toBeLessThan(2000 - 'Content-Security-Policy: '.length)
  })
})

describe('the hosts’ files', () => {
  const hosting = {
    shellPatterns: ['/search', '/country/:id', '/dashboard/admin/ref/:id'],
    headers: siteHeaders(facts),
  }

  /** The headers of all rules that match an address, as [name, value]. */
  const headersAt = (address: string) => {
    let matches = false
    return headersFile(hosting)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .flatMap((line) => {
        if (!line.startsWith('  ')) {
          matches = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : line === address
          return []
        }
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
        return matches ? [[name, value] as const] : []
      })
  }

  test.each([
    ['/about', undefined],
    ['/assets/index-1.js', 'public, max-age=31536000, immutable'],
    ['/assets/photos/0123456789ab.webp', 'public, max-age=31536000, immutable'],
    ['/assets/previews/germany.jpg', 'public, max-age=31536000, immutable'],
    ['/snapshot.json', 'no-cache'],
    ['/search-index.json', 'no-cache'],
  ])('no header is set twice for %s: hosts would join the two', (address, caching) => {
    const names = headersAt(address).map(([name]) => name)
    expect(names.length).toBe(new Set(names).size)
    expect(names).toContain('Content-Security-Policy')
    expect(Object.fromEntries(headersAt(address))['Cache-Control']).toBe(caching)
  })

  test.each([
    ['/assets/site-1.js', 'same-origin'],
    ['/assets/photos/0123456789abcdef0123.webp', 'same-origin'],
    ['/assets/previews/germany.jpg', 'cross-origin'],
    ['/og.png', 'cross-origin'],
    ['/og-ml.png', 'cross-origin'],
    ['/og-hi.png', 'cross-origin'],
    ['/favicon.svg', 'cross-origin'],
    ['/favicon.ico', 'cross-origin'],
    ['/icon-maskable-512.png', 'cross-origin'],
    ['/about', 'same-origin'],
    ['/snapshot.json', 'same-origin'],
    ['/icon-512.png/x', 'same-origin'],
  ])('%s may be shown by %s', (address, value) => {
    expect(resourcePolicyOf(address)).toBe(value)
  })

  test('an address that only the shell answers is not listed, unless it may be a new country or category', () => {
    const listed = [paths.country, paths.countryDetails, paths.latestJobs].map(({ path }) => path)
    const unlisted = new RegExp(`^${UNLISTED}`)
    expect(shellPatterns.filter((path) => !unlisted.test(path)).toSorted()).toEqual(
      listed.toSorted(),
    )
    for (const path of prerenderedPaths) expect(path).not.toMatch(unlisted)
    const rules = headersFile(hosting).split('\n')
    for (const { prefix } of languages)
      for (const rule of UNLISTED_ADDRESSES)
        expect(rules[rules.indexOf(prefix + rule) + 1]).toBe('  X-Robots-Tag: noindex')
    // Cloudflare reads no more.
    expect(rules.filter((line) => line.startsWith('/')).length).toBeLessThan(100)
  })

  test('nginx’s expression matches the deep links and nothing around them', () => {
    const expression = new RegExp(shellExpression([...hosting.shellPatterns, '/a.b/:x/c']), 'i')
    for (const address of [
      '/search',
      '/search/',
      '/country/1',
      '/Country/1/',
      '/dashboard/admin/ref/65f',
      '/a.b/1/c',
    ])
      expect(address).toMatch(expression)
    for (const address of ['/country', '/country/', '/country/1/2', '/x/search', '/searching'])
      expect(address).not.toMatch(expression)
    expect('/axb/1/c').not.toMatch(expression)
  })

  test('nginx gets every header, and mentions the API only if it is on the site’s own host', () => {
    const text = nginxConfiguration({ ...hosting, ownApi: true, reportPath: '' })
    for (const [name, value] of Object.entries(hosting.headers)) {
      expect(text).toContain(`add_header ${name} `)
      expect(text).toContain(value)
    }
    // This takes precedence over the expressions below, which would match a search for ".net".
    expect(text).toContain('location ^~ /api/')
    const without = nginxConfiguration({ ...hosting, ownApi: false, reportPath: '' })
    expect(without).not.toContain('/api/')
    expect(without).not.toContain('VITE_REPORT_URL')
  })

  test('each explains that its https line also applies to all subdomains', () => {
    const server = { ...hosting, ownApi: false, reportPath: '' }
    for (const text of [
      nginxConfiguration(server),
      apacheConfiguration(server),
      headersFile(hosting),
    ])
      expect(text).toMatch(
        /Once the site and all hosts below its name answer over https alone, for good.*\n.*Strict-Transport-Security.*includeSubDomains/,
      )
  })

  test('nginx has a location for reports to the site’s own host', () => {
    const text = nginxConfiguration({ ...hosting, ownApi: false, reportPath: '/in/reports' })
    expect(text).toMatch(/# location = "\/in\/reports" \{\n.*proxy_pass/)
  })

  test.each([
    ['https://reports.example.com/in', '', ''],
    ['', '', ''],
    ['/reports', '', '/reports'],
    ['/reports', 'https://api.example.com', '/reports'],
    // Below the API's path the API itself answers.
    ['/api/v1/reports', '', ''],
    ['/api/v1/reports', 'https://api.example.com', '/api/v1/reports'],
    // The full address of the site's own host.
    ['https://example.com/reports', 'https://api.example.com', '/reports'],
    ['https://example.com/api/v1/reports', 'https://example.com', ''],
    ['https://example.com.evil.example/reports', '', ''],
    ['https://example.com', '', ''],
  ])('reports to “%s” with an API at “%s” need the place “%s”', (reportUrl, apiHost, path) => {
    expect(reportPathOf({ reportUrl, apiHost, siteUrl: 'https://example.com' })).toBe(path)
  })

  test.each([
    ['', '', true],
    ['', 'https://example.com', true],
    ['https://example.com', 'https://example.com', true],
    ['https://api.example.com', 'https://example.com', false],
    ['https://api.example.com', '', false],
  ])('an API at “%s” of a site at “%s” is its own: %s', (apiHost, siteUrl, isOwn) => {
    expect(isOwnApi({ apiHost, siteUrl })).toBe(isOwn)
  })
})

describe('antd’s style elements', () => {
  const require = createRequire(import.meta.url)
  const antd = createRequire(require.resolve('antd'))

  test.each(['@rc-component/util/es/Dom/dynamicCSS.js', '@ant-design/icons/es/cssUtils.js'])(
    'the code of %s no longer writes text into them',
    (name) => {
      const file = antd.resolve(name.replace(/\.js$/, '')).replace('/lib/', '/es/')
      const changed = writeByRule(readFileSync(file, 'utf8'))
      expect(changed).not.toContain('innerHTML')
      expect(changed.match(/function injectCSS\(/g)).toHaveLength(1)
    },
  )

  test('a version that works differently stops the build', () => {
    expect(() => writeByRule('export const x = 1')).toThrow('in a new way')
  })
})
