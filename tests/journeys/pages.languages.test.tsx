import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { navigation } from '@/words/navigation'
import { sitePages } from '@/words/site-pages'
import { study } from '@/words/study'
import { env } from '@/lib/env'
import { language } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'

const hrefs = (rel: string) =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>(`[rel="${rel}"]`), (link) => [
    link.hreflang,
    link.href,
  ])

test('a page of a language is written in it, and its links stay in it', async () => {
  const { user } = renderApp(paths.study.href())
  expect(
    await screen.findByRole('heading', { level: 1, name: /[\u0900-\u097f\u0d00-\u0d7f]/ }),
  ).toHaveTextContent(study.heading)
  const [about] = screen.getAllByRole('link', { name: navigation.about })
  if (!about) throw new Error('No link to the page about us')
  await user.click(about)
  await waitFor(() => expect(window.location.pathname).toBe(`${language.prefix}/about`))
})

test('a page names its own address, and that of the same page in every language', async () => {
  env.siteUrl = 'https://www.uru.example'
  onTestFinished(() => void (env.siteUrl = ''))
  renderApp(paths.study.href())
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() =>
    expect(hrefs('canonical')).toEqual([['', `${env.siteUrl}${language.prefix}/study`]]),
  )
  expect(hrefs('alternate')).toEqual([
    ['en', `${env.siteUrl}/study`],
    ['ml', `${env.siteUrl}/ml/study`],
    ['hi', `${env.siteUrl}/hi/study`],
    ['x-default', `${env.siteUrl}/study`],
  ])
})

test.each([
  ['passport', 'study'],
  ['refund policy', 'policy'],
  ['പാസ്‌വേഡ് മറന്നു', 'forget'],
  ['पासवर्ड भूल गए', 'forget'],
  [sitePages.pages.premium.name, 'premium'],
] as const)('a search for “%s” leads to a page, in the page’s language', async (keyword, page) => {
  renderApp(paths.search.href(keyword))
  const pages = within(await screen.findByRole('region', { name: sitePages.heading }))
  const { name, line } = sitePages.pages[page]
  const [first] = pages.getAllByRole('link')
  expect(first).toHaveAccessibleName(name)
  expect(first).toHaveAttribute('href', `${language.prefix}${paths[page].href()}`)
  expect(pages.getByText(line)).toBeVisible()
})

test('the admin area is opened in English', async () => {
  const left: string[] = []
  Object.defineProperty(window.location, 'replace', {
    configurable: true,
    value: (address: string) => void left.push(address),
  })
  renderApp(`${paths.adminUsers.href()}?q=anu`)
  await waitFor(() => expect(left).toEqual(['/dashboard/admin/users?q=anu']))
})

test('search engines get a country’s text in the language of its page', async () => {
  const [country] = apiStore().countries
  renderApp(paths.country.href(country?._id ?? ''))
  // The page's general description is there until the country has loaded.
  await waitFor(() =>
    expect(document.head.querySelector('[name="description"]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^[\u0900-\u097f\u0d00-\u0d7f ]+: .{60,160}$/),
    ),
  )
})
