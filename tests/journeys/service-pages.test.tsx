import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { jobRequirements, testimonials } from '@/content/facts/jobs'
import { policyChangedOn } from '@/content/facts/policy'
import { immigrationRoutes } from '@/content/facts/immigration'
import { medicalDegreesUrl, studyNotes } from '@/content/facts/study'
import { visitCountries } from '@/content/facts/visit-countries'
import { countryNames } from '@/words/countries'
import { jobs } from '@/words/jobs'
import { testimonialWords } from '@/words/testimonials'
import { visitVisas } from '@/words/visit-visas'
import { longDay } from '@/words/months'
import { env } from '@/lib/env'
import { paths } from '@/lib/navigation/paths'
import { changeList } from '../helpers/change-company'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'

test.each([
  ['/study', 'Study abroad', 'Study abroad and study visas'],
  ['/job', 'Job consulting', 'Job consulting and requirements'],
  ['/visiting-visa', 'Visiting visa', 'Visiting visas for 12 countries'],
  ['/immigration', 'Immigration', 'Immigration routes and requirements'],
])('%s has its form, and its requirements open and close', async (address, heading, title) => {
  const { user } = renderApp(address)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  await waitFor(() => expect(document.title).toMatch(title))
  expect(screen.getByRole('form', { name: /^Ask about/ })).toBeVisible()

  const [first] = screen.getByRole('main').querySelectorAll('details')
  const summary = first?.querySelector('summary')
  if (!first || !summary) throw new Error('No requirement to open')
  expect(first).not.toHaveAttribute('open')
  await user.click(summary)
  expect(first).toHaveAttribute('open')
})

test.each([
  [
    '/study',
    [
      'Papers almost every country asks for',
      'What is different in each country',
      'Check the college yourself',
    ],
  ],
  ['/job', ['What each country asks for', 'Before you pay anyone for a job']],
  [
    '/visiting-visa',
    ['Where you can apply now', 'What a visa officer wants to see', 'Good to know'],
  ],
  ['/immigration', ['The main routes', 'Who may advise you']],
])('%s links to the parts that are below the form on a phone', async (address, headings) => {
  renderApp(address)
  await screen.findByRole('heading', { level: 1 })
  for (const name of headings) {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name })
    const part = document.getElementById(new URL(link.href).hash.slice(1))
    expect(part).toContainElement(screen.getByRole('heading', { level: 2, name }))
  }
})

test('a job that is applied for comes first, and has no such links', async () => {
  renderApp(paths.jobApplication.href(apiStore().works[0]?._id ?? ''))
  await screen.findByRole('form', { name: /^Ask about/ })
  expect(screen.queryByRole('link', { name: 'Before you pay anyone for a job' })).toBeNull()
})

test('each country of the job page names its route and its official page', async () => {
  renderApp(paths.job.href())
  await screen.findByRole('heading', { level: 1 })
  for (const { country, officialUrl } of jobRequirements) {
    const name = countryNames[country]
    const item = screen.getByRole('heading', { level: 3, name }).closest('details')
    if (!item) throw new Error(`${country} is no accordion`)
    expect(item).toHaveTextContent(jobs.requirements[country].route)
    expect(item.querySelector('a')).toHaveAttribute('href', officialUrl)
  }
})

test('each country of the study page links to all that the site has about it', async () => {
  const { user } = renderApp(paths.study.href())
  const countries = within(
    await screen.findByRole('region', { name: 'What is different in each country' }),
  )
  const items = countries.getAllByRole('group')
  expect(items).toHaveLength(studyNotes.length)
  for (const [place, { country }] of studyNotes.entries()) {
    const item = items[place]
    if (!item) throw new Error(`${country} has no row`)
    const name = countryNames[country]
    await user.click(within(item).getByRole('heading', { name }))
    expect(within(item).getByText(/^On our site:/)).toBeVisible()
    expect(within(item).getByRole('link', { name })).toHaveAttribute(
      'href',
      paths.search.href(name),
    )
  }
  await user.click(countries.getByRole('link', { name: 'Germany' }))
  const found = within(await screen.findByRole('region', { name: 'Countries' }))
  expect(found.getByRole('link', { name: /Germany/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/country\//),
  )
})

test('the warning about colleges leads to where one can check', async () => {
  renderApp(paths.study.href())
  const warning = within(await screen.findByRole('region', { name: 'Check the college yourself' }))
  expect(
    warning.getByRole('link', { name: 'National Medical Commission (nmc.org.in)' }),
  ).toHaveAttribute('href', medicalDegreesUrl)
  expect(warning.getByRole('link', { name: 'Check an offer' })).toHaveAttribute(
    'href',
    paths.checkOffer.href(),
  )
})

test('sample testimonials are for the people who build the site: a visitor sees none', async () => {
  vi.spyOn(env, 'localApi', 'get').mockReturnValue(false)
  renderApp(paths.job.href())
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('What clients say')).not.toBeInTheDocument()
  expect(screen.queryByText('Sample')).not.toBeInTheDocument()
})

test('once there is one real testimonial, a visitor sees it and no sample', async () => {
  changeList(testimonials, [
    { id: 'student', sample: false },
    { id: 'worker', sample: true },
  ])
  vi.spyOn(env, 'localApi', 'get').mockReturnValue(false)
  renderApp(paths.job.href())
  const section = within(await screen.findByRole('region', { name: 'What clients say' }))
  expect(section.getAllByRole('figure')).toHaveLength(1)
  expect(section.getByText(testimonialWords.said.student.text)).toBeVisible()
  expect(section.queryByText(/These are samples/)).not.toBeInTheDocument()
})

test('the testimonials are called samples', async () => {
  changeList(testimonials, [{ id: 'visitor', sample: true }])
  renderApp(paths.job.href())
  const section = within(await screen.findByRole('region', { name: 'What clients say' }))
  expect(section.getByText(/These are samples/)).toBeVisible()
  expect(section.getByText(testimonialWords.said.visitor.name)).toBeVisible()
  expect(section.queryByText(/Replace/)).not.toBeInTheDocument()
})

test('each route of the immigration page links its country, where somebody who goes to live there finds more', async () => {
  const { user } = renderApp(paths.immigration.href())
  const routes = within(await screen.findByRole('region', { name: 'The main routes' }))
  const items = routes.getAllByRole('group')
  expect(items).toHaveLength(immigrationRoutes.length)
  for (const item of items) {
    await user.click(within(item).getByRole('heading', { level: 4 }))
    expect(within(item).getByText(/^On our site:/)).toBeVisible()
  }
  const links = routes.getAllByRole('link', { name: 'Canada' })
  for (const link of links) expect(link).toHaveAttribute('href', paths.search.href('Canada'))
})

test('all twelve countries of the visit page are marked Open, in words', async () => {
  renderApp(paths.visitingVisa.href())
  const cards = within(await screen.findByRole('region', { name: 'Where you can apply now' }))
  expect(cards.getAllByRole('heading', { level: 3 })).toHaveLength(12)
  for (const { name, officialUrl, isVisitOnly } of visitCountries) {
    const card = cards.getByRole('heading', { name: countryNames[name] }).closest('li')
    expect(card).toHaveTextContent('Open')
    if (!(card instanceof HTMLElement)) throw new Error(`${name} has no card`)
    const [official, ours, ...more] = within(card).getAllByRole('link').toReversed()
    expect(official).toHaveAttribute('href', officialUrl)
    expect(more).toEqual([])
    // The site has nothing else about some countries, and a search would find nothing.
    const search = isVisitOnly ? undefined : paths.search.href(countryNames[name])
    expect(ours?.getAttribute('href')).toBe(search)
    expect(ours?.textContent).toBe(search && countryNames[name])
    // A text that several countries share is shown once for all of them.
    expect(cards.getAllByText(visitVisas[name].summary, { exact: false })).toHaveLength(1)
  }
})

test.each([
  ['Restricted', 'restricted'],
  ['Closed', 'closed'],
])('a country that is %s says so in one word, stamped as %s', async (status, tone) => {
  const [usa] = visitCountries
  if (!usa) throw new Error('No country')
  Object.assign(usa, { status })
  onTestFinished(() => void Object.assign(usa, { status: 'Open' }))
  renderApp(paths.visitingVisa.href())
  const cards = within(await screen.findByRole('region', { name: 'Where you can apply now' }))
  expect(cards.getAllByText('Open')).toHaveLength(11)
  expect(cards.getByText(status).parentElement).toHaveAttribute('data-tone', tone)
  const [open] = cards.getAllByText('Open')
  expect(open?.parentElement).toHaveAttribute('data-tone', 'open')
})

test('the policy has the refund rule', async () => {
  renderApp(paths.policy.href())
  const refunds = (await screen.findByRole('heading', { name: 'Payments and refunds' }))
    .nextElementSibling
  expect(refunds).toHaveTextContent(
    /^Payments are non-refundable\..*errors or duplicate.*within 7 working days\. International consulting fees are paid in advance\.$/,
  )
})

test('the policy shows the day on which it, or the notices in it, last changed, not that of the visa notes', async () => {
  renderApp(paths.policy.href())
  expect(await screen.findByText(`Last changed on ${longDay(policyChangedOn)}`)).toBeVisible()
})

test('every link of the policy page leads to a heading with that name', async () => {
  renderApp(paths.policy.href())
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const links = contents.getAllByRole('link')
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) {
    const target = document.getElementById((link.getAttribute('href') ?? '').slice(1))
    expect(target).toHaveTextContent(link.textContent ?? '')
    expect(target?.tagName).toMatch(/^H[23]$/)
  }
})
