import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { jobRequirements } from '@/content/facts/jobs'
import { visitCountries } from '@/content/facts/visit-countries'
import { countryNames } from '@/words/countries'
import { jobs } from '@/words/jobs'
import { visitVisas } from '@/words/visit-visas'
import { env } from '@/lib/env'
import { paths } from '@/lib/navigation/paths'
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

test('sample testimonials are for the people who build the site: a visitor sees none', async () => {
  vi.spyOn(env, 'localApi', 'get').mockReturnValue(false)
  renderApp(paths.job.href())
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('What clients say')).not.toBeInTheDocument()
  expect(screen.queryByText(/Replace with/)).not.toBeInTheDocument()
})

test('the testimonials are called samples', async () => {
  renderApp(paths.job.href())
  const section = within(await screen.findByRole('region', { name: 'What clients say' }))
  expect(section.getByText(/These are samples/)).toBeVisible()
  expect(section.getAllByText('Sample client').length).toBeGreaterThan(0)
})

test('all twelve countries of the visit page are marked Open, in words', async () => {
  renderApp(paths.visitingVisa.href())
  const cards = within(await screen.findByRole('region', { name: 'Where you can apply now' }))
  expect(cards.getAllByRole('heading', { level: 3 })).toHaveLength(12)
  for (const { name, officialUrl } of visitCountries) {
    const card = cards.getByRole('heading', { name: countryNames[name] }).closest('li')
    expect(card).toHaveTextContent('Open')
    expect(card?.querySelector('a')).toHaveAttribute('href', officialUrl)
    // What several countries share stands once for all of them.
    expect(cards.getAllByText(visitVisas[name].summary, { exact: false })).toHaveLength(1)
  }
})

function firstWork() {
  const [work] = apiStore().works
  const category = apiStore().categories.find(({ _id }) => _id === work?.category)
  if (!work || !category) throw new Error('No work in the seed')
  return { work, category, named: `${work.name}, ${category.name}` }
}

const theForm = async () => {
  await screen.findByRole('form', { name: /^Ask about/ })
  const form = within(screen.getByRole('main'))
  return { form, country: form.getByLabelText(/^Country/) }
}

test('Apply Now leads to a form that names the work, and the mail says which it is', async () => {
  const { work, named } = firstWork()
  const { user } = renderApp(paths.jobApplication.href(work._id))
  const { form, country } = await theForm()
  expect(await form.findByText(work.name)).toBeVisible()
  expect(form.getByText('You are applying for')).toBeVisible()
  expect(form.getByText('We are not the employer. We call you first.')).toBeVisible()
  await waitFor(() => expect(country).toHaveValue(named))

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
  expect(mail?.fields.country).toBe(named)
  // A second enquiry is about the same work.
  expect(country).toHaveValue(named)
})

test('a slow work disturbs nothing that was typed or chosen before it came', async () => {
  const { work, named } = firstWork()
  apiStore().faults.add({ path: '/work/getone-work', delayMs: 700 })
  const { user } = renderApp(paths.jobApplication.href(work._id))
  const { form, country } = await theForm()
  const name = form.getByLabelText(/^Name/)
  await user.type(name, 'Meera')
  await user.selectOptions(country, 'Malta')
  expect(await form.findByRole('option', { name: named })).toBeInTheDocument()
  expect(name).toBeInTheDocument()
  expect(name).toHaveValue('Meera')
  expect(country).toHaveValue('Malta')
})

test('without the categories the work is named alone', async () => {
  const { work } = firstWork()
  apiStore().faults.add({ path: '/category/get-category', body: null })
  renderApp(paths.jobApplication.href(work._id))
  const { country } = await theForm()
  await waitFor(() => expect(country).toHaveValue(work.name))
})

test('an unknown work is said to be unknown, and the form still works', async () => {
  const { user } = renderApp(paths.jobApplication.href('nowhere'))
  await screen.findByRole('form', { name: /^Ask about/ })
  const form = within(screen.getByRole('main'))
  expect(await form.findByRole('alert')).toHaveTextContent('We cannot find this job.')
  await user.type(form.getByLabelText(/^Name/), 'Meera')
  await user.type(form.getByLabelText(/^Phone/), '9876543210')
  await user.click(form.getByRole('button', { name: 'Send enquiry' }))
  expect(await form.findByText('Form submitted successfully!')).toBeVisible()
})

test('a job whose name did not load is named on another try', async () => {
  const { work, named } = firstWork()
  apiStore().faults.add({ path: '/work/getone-work', status: 500, body: null })
  const { user } = renderApp(paths.jobApplication.href(work._id))
  const { form, country } = await theForm()
  expect(await form.findByRole('alert')).toHaveTextContent('The name of the job did not load.')
  apiStore().faults.clear()
  await user.click(form.getByRole('button', { name: 'Try again' }))
  expect(await form.findByText(work.name)).toBeVisible()
  await waitFor(() => expect(country).toHaveValue(named))
  expect(form.queryByRole('alert')).not.toBeInTheDocument()
})

test('/job itself asks the API for nothing', async () => {
  renderApp(paths.job.href())
  await screen.findByRole('form', { name: /^Ask about/ })
  expect(apiStore().requests.filter(({ path }) => path.includes('/work/'))).toEqual([])
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
