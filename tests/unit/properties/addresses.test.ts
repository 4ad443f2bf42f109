// @vitest-environment node
import fc from 'fast-check'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { chatLink, mailLink } from '@/lib/text/contact-links'
import { segment } from '@/lib/api/http'
import { paths } from '@/lib/navigation/paths'
import { pictureAddress } from '@/lib/pictures/picture-address'
import { returnAddress } from '@/lib/navigation/return-address'
import { anyText } from './bodies'
import { holds } from './check'

const SITE = 'https://site.example'
const someText = anyText.filter((text) => text !== '')

/** Text as it comes out of an address: half of a surrogate pair has become U+FFFD. */
const readable = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD')

test('an id makes one segment of a call, whatever it contains', async () => {
  await holds([someText], (id) => {
    const url = new URL(`${SITE}/api/v1/auth/getoneuser/${segment(id)}`)
    expect(url.pathname.split('/')).toHaveLength(6)
    expect(url.pathname).toMatch(/^\/api\/v1\/auth\/getoneuser\/./)
    expect(url.search + url.hash).toBe('')
  })
})

const withId = Object.values(paths).filter((each): each is typeof paths.country =>
  each.path.includes(':id'),
)

test.each(withId)('the id in a link to $path comes back from it', async ({ path, href }) => {
  // The router cannot tell "%2F" from a slash, nor "." from the current folder.
  const id = someText.filter((text) => !/%2f/i.test(text) && !/^\.{1,2}$/.test(text))
  await holds([id], (text) => {
    const { pathname, search, hash } = new URL(href(text), SITE)
    expect(search + hash).toBe('')
    const decoded = pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
    expect(matchPath(path, decoded)?.params['id']).toBe(readable(text))
  })
})

test('a keyword, a greeting and a letter arrive as they were', async () => {
  await holds([someText, anyText], (text, other) => {
    const q = new URL(paths.search.href(text), SITE).searchParams.get('q')
    expect(q).toBe(readable(text))
    expect(new URL(chatLink('91', text)).searchParams.get('text')).toBe(readable(text))
    const mail = new URL(mailLink('a@example.com', text, other)).searchParams
    expect(mail.get('subject')).toBe(readable(text))
    expect(mail.get('body')).toBe(readable(other))
  })
})

const pieces = ['\t', '\n', ' '].concat(
  '/ \\ // . .. %2e %2F %5C @ : ? # login LOGIN %6Cogin register forget premium evil.example'.split(
    ' ',
  ),
)

/** Addresses, and text that only looks like one. */
const anyAddress = fc.oneof(
  anyText,
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
)

/** The path as the router reads it. */
const asRouted = (address: string) => {
  const { pathname } = new URL(address, SITE)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

test('the address to return to after a login is on the site and is not another login page', async () => {
  const doors = ['/login', '/register/*', '/forget']
  await holds(
    [anyAddress],
    (from) => {
      const address = returnAddress(from)
      if (address === null) return
      expect(address).toMatch(/^\/(?![/\\])/)
      expect(new URL(address, SITE).origin).toBe(SITE)
      expect(doors.filter((door) => matchPath(door, asRouted(address)))).toEqual([])
      expect(returnAddress(address)).toBe(address)
    },
    3000,
  )
})

test('every page except those for the login is a page to come back to', async () => {
  const pages = Object.values(paths).filter(({ path }) => !/^\/(login|register|forget)/.test(path))
  await holds([fc.constantFrom(...pages), fc.stringMatching(/^[a-z0-9]{1,24}$/)], (page, id) => {
    const inQuery = [
      paths.search.href(id),
      paths.compare.href([id, 'other']),
      paths.plan.href({ purpose: 'study', country: id, papers: ['passport'] }),
    ]
    for (const address of [page.path.replace(':id', id), ...inQuery]) {
      expect(returnAddress(address)).toBe(address)
    }
  })
})

test('only https and pictures without script are shown', async () => {
  const schemes = ['https:', 'http:', 'javascript:', 'data:', 'blob:', 'file:', 'JAVASCRIPT:', ' ']
  const rests = ['//a.example/b.png', 'alert(1)', 'image/png;base64,AAAA', 'image/svg+xml,<svg/>']
  const address = fc.oneof(
    anyAddress,
    fc.tuple(fc.constantFrom(...schemes), fc.constantFrom(...rests)).map((pair) => pair.join('')),
    fc.jsonValue(),
  )
  await holds([address], (given) => {
    const shown = pictureAddress(given)
    if (shown === null) return
    const safe = /^(https:|data:image\/(png|jpeg|webp|gif|avif);base64,)/
    expect(new URL(shown).href).toMatch(safe)
  })
})
