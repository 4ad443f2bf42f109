import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobRequirements } from '@/content/jobs'
import { visitCountries } from '@/content/visa-options'
import { apiStore } from '../local-server'
import { renderApp } from '../render-app'

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

test('each country of the job page names its way and its official page', async () => {
  renderApp('/job')
  await screen.findByRole('heading', { level: 1 })
  for (const { country, route, officialUrl } of jobRequirements) {
    const item = screen.getByRole('heading', { level: 3, name: country }).closest('details')
    if (!item) throw new Error(`${country} is no accordion`)
    expect(item).toHaveTextContent(route)
    expect(item.querySelector('a')).toHaveAttribute('href', officialUrl)
  }
})

test('the testimonials are called samples', async () => {
  renderApp('/job')
  const section = within(await screen.findByRole('region', { name: 'What clients say' }))
  expect(section.getByText(/These are samples/)).toBeVisible()
  expect(section.getAllByText('Sample client').length).toBeGreaterThan(0)
})

test('all twelve countries of the visit page are marked Open, in words', async () => {
  renderApp('/visiting-visa')
  const cards = within(await screen.findByRole('region', { name: 'Where you can apply now' }))
  expect(cards.getAllByRole('listitem')).toHaveLength(12)
  for (const { name } of visitCountries) {
    const card = cards.getByRole('heading', { name }).closest('li')
    expect(card).toHaveTextContent('Open')
  }
})

test('Apply Now leads to a form that names the work, and sends no more than the enquiry', async () => {
  const [work] = apiStore().works
  if (!work) throw new Error('No work in the seed')
  const { user } = renderApp(`/job/${work._id}`)
  await screen.findByRole('form', { name: /^Ask about/ })
  const form = within(screen.getByRole('main'))
  expect(await form.findByText(work.name)).toBeVisible()
  expect(form.getByText('You are applying for')).toBeVisible()

  await user.type(form.getByLabelText(/^Name/), 'Meera')
  await user.type(form.getByLabelText(/^Phone/), '9876543210')
  await user.click(form.getByRole('button', { name: 'Send enquiry' }))
  await form.findByText('Form submitted successfully!')
  const [mail] = apiStore().outbox
  expect(Object.keys(mail?.fields ?? {})).toEqual([
    'name',
    'visatype',
    'country',
    'countryCode',
    'phone',
    'email',
    'terms',
  ])
  expect(Object.values(mail?.fields ?? {})).not.toContain(work.name)
})

test('an unknown work is said to be unknown, and the form still works', async () => {
  const { user } = renderApp('/job/nowhere')
  await screen.findByRole('form', { name: /^Ask about/ })
  const form = within(screen.getByRole('main'))
  expect(await form.findByText(/We cannot find this job/)).toBeVisible()
  await user.type(form.getByLabelText(/^Name/), 'Meera')
  await user.type(form.getByLabelText(/^Phone/), '9876543210')
  await user.click(form.getByRole('button', { name: 'Send enquiry' }))
  expect(await form.findByText('Form submitted successfully!')).toBeVisible()
})

test('/job itself asks the API for nothing', async () => {
  renderApp('/job')
  await screen.findByRole('form', { name: /^Ask about/ })
  expect(apiStore().requests.filter(({ path }) => path.includes('/work/'))).toEqual([])
})

test('every link of the policy page leads to a heading with that name', async () => {
  renderApp('/policy')
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const links = contents.getAllByRole('link')
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) {
    const target = document.getElementById((link.getAttribute('href') ?? '').slice(1))
    expect(target).toHaveTextContent(link.textContent ?? '')
    expect(target?.tagName).toMatch(/^H[23]$/)
  }
})
