import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { splitHead } from '@/site/pages/page-html'
import type { HtmlOnly } from '@/components/html-only-data'
import { PageHead } from '@/components/page-head'
import { company } from '@/content/facts/company'
import { companyWords } from '@/words/company'
import { officeAt } from '@/lib/dates/office-hours'
import { env } from '@/lib/env'
import { jsonLdText } from '@/lib/head/structured-data'
import { organization, website } from '@/lib/head/structured-organization'
import { faqPage, service } from '@/lib/head/structured-service'
import { breadcrumbs } from '@/lib/head/structured-trail'

const site = 'https://www.uru.example'

afterEach(() => {
  env.siteUrl = ''
  vi.unstubAllEnvs()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test('nothing in the data can close its script or open a comment', () => {
  const nasty = '</script><script>alert(1)</script><!-- <SCRIPT "\\u003c" & \u2028'
  const text = jsonLdText([faqPage([{ question: nasty, answer: nasty }])])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@context']).toBe('https://schema.org')
  const [page] = JSON.parse(text)['@graph']
  expect(page.mainEntity[0].name).toBe(nasty)
  expect(page.mainEntity[0].acceptedAnswer.text).toBe(nasty)
})

test('of a sample consultancy only the name and the tagline are included', () => {
  expect(organization({ ...company, sample: true }, companyWords.tagline)).toEqual({
    '@type': 'Organization',
    '@id': '/#organization',
    name: company.name,
    description: companyWords.tagline,
    url: '/',
    logo: '/icon-512.png',
  })
})

test('a real consultancy has its phone, mail, address, office hours and pages elsewhere', () => {
  env.siteUrl = site
  const officeHours = { days: [1, 2, 6], opens: '9.30', closes: '5.30' }
  const real = { ...company, sample: false, officeHours }
  expect(organization(real, companyWords.tagline)).toMatchObject({
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    email: company.email,
    telephone: company.phones.map(({ tel }) => tel),
    address: company.addressLines.join(', '),
    location: {
      '@type': 'Place',
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Saturday'],
        opens: '09:30',
        closes: '17:30',
      },
    },
    sameAs: company.social.map(({ url }) => url),
  })
})

test('the opening hours are those that the site itself goes by', () => {
  for (const [opens, closes, from, to] of [
    ['9.30', '5.30', '09:30', '17:30'],
    ['10', '20.15', '10:00', '20:15'],
    ['8.05', '12', '08:05', '12:00'],
  ] as const) {
    const hours = { days: [1], opens, closes }
    const real = { ...company, sample: false, officeHours: hours }
    expect(organization(real, '')).toMatchObject({
      location: { openingHoursSpecification: { opens: from, closes: to } },
    })
    const isOpen = (clock: string) =>
      officeAt(Date.parse(`2026-11-23T${clock}:30+05:30`), hours).open
    expect([isOpen(from), isOpen(to)]).toEqual([true, false])
  }
})

test('the site has a name in search results, and the consultancy as its publisher', () => {
  env.siteUrl = site
  expect(website('Uru')).toEqual({
    '@type': 'WebSite',
    '@id': `${site}/#website`,
    name: 'Uru',
    url: `${site}/`,
    publisher: { '@id': organization(company, '')['@id'] },
  })
})

test('breadcrumbs lead from the home page down, with whole addresses', () => {
  env.siteUrl = site
  const trail = breadcrumbs([
    { name: 'Home', path: '/' },
    { name: 'Jobs', path: '/latest' },
    { name: 'Care', path: '/latestjobs/1' },
  ])
  expect(trail['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
    { '@type': 'ListItem', position: 2, name: 'Jobs', item: `${site}/latest` },
    { '@type': 'ListItem', position: 3, name: 'Care', item: `${site}/latestjobs/1` },
  ])
})

test('a service names who provides it', () => {
  env.siteUrl = site
  const page = { heading: 'Study', intro: 'Help' }
  expect(service(page, '/study', 'Uru')).toMatchObject({
    name: 'Study',
    description: 'Help',
    url: `${site}/study`,
    provider: {
      '@type': 'Organization',
      '@id': organization(company, '')['@id'],
      name: 'Uru',
      url: `${site}/`,
    },
  })
})

const page = (jsonLd: HtmlOnly) => (
  <StaticRouter location="/premium">
    <main>
      <PageHead
        title={`A & B "quoted" <tag>`}
        description="It's one sentence & more."
        jsonLd={jsonLd}
      />
      <h1>Premium</h1>
    </main>
  </StaticRouter>
)

test('a prerendered head stays as it is when the page hydrates, though the browser does not know all of it', async () => {
  env.siteUrl = site
  vi.stubEnv('SSR', true)
  const questions = faqPage([{ question: 'R&D </script>?', answer: 'Yes <b>' }])
  const { head, body } = splitHead(renderToString(page([questions])))
  vi.stubEnv('SSR', false)
  document.head.innerHTML = head
  document.body.innerHTML = `<div id="root">${body}</div>`
  const before = document.documentElement.outerHTML
  expect(head).toContain(`<link rel="canonical" href="${site}/premium"/>`)
  expect(body).toMatch(/^<main><script type="application\/ld\+json">\{[^<]*\}<\/script><h1>/)

  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  const recovered: unknown[] = []
  const hydrated = await act(async () =>
    hydrateRoot(root, page('in HTML'), { onRecoverableError: (error) => recovered.push(error) }),
  )
  expect(recovered).toEqual([])
  expect(document.documentElement.outerHTML).toBe(before)
  await act(async () => hydrated.unmount())
})
