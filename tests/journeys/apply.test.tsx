import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { blankEnquiry } from '../samples/blank-enquiry'
import { apiStore } from '../helpers/local-server'
import { goByAddress } from '../helpers/render-account'
import { renderApp } from '../helpers/render-app'
import { holdBack, holdClock, pass, settled } from '../helpers/waits'
import { takeConsoleErrors } from '../helpers/setup'

const SENT = 'Form submitted successfully!'

/** The first work whose category has this name. */
function workIn(category = 'Nursing in Germany') {
  const { categories, works } = apiStore()
  const found = categories.find(({ name }) => name === category)
  const work = works.find((each) => each.category === found?._id)
  if (!found || !work) throw new Error(`Nothing in ${category}`)
  return { work, category: found }
}

const nurse = () => workIn().work

async function open(id: string) {
  const { user } = renderApp(paths.jobApplication.href(id))
  await screen.findByRole('form', { name: /^Ask about/ })
  const main = within(screen.getByRole('main'))
  const country = main.getByLabelText(/^Country/)
  const send = async (name = 'Meera') => {
    await user.type(main.getByLabelText(/^Name/), name)
    await user.type(main.getByLabelText(/^Phone/), '9876543210')
    await user.click(main.getByRole('button', { name: 'Send enquiry' }))
    await main.findByText(SENT)
    return apiStore().outbox[0]?.fields
  }
  return { user, main, country, send }
}

/** The label of the job that somebody applies for. */
const labelOf = async (name: string) => within(await screen.findByRole('region', { name }))

test('the job is shown once, whole, with its category and its points, before the form', async () => {
  const { work, category } = workIn()
  const { main } = await open(work._id)
  const job = within(await main.findByRole('region', { name: work.name }))
  expect(job.getByText('You are applying for')).toBeVisible()
  expect(await job.findByRole('link', { name: category.name })).toHaveAttribute(
    'href',
    paths.latestJobs.href(category._id),
  )
  expect(job.getAllByRole('listitem').map((point) => point.textContent)).toEqual(
    work.details.split(', '),
  )
  expect(job.getByText('We are not the employer. We call you first.')).toBeVisible()
  // Once, below the way to it: no field repeats it.
  const way = main.getByRole('navigation', { name: 'You are here' })
  expect(way).toHaveTextContent(new RegExp(`${category.name}${work.name}$`))
  const named = main.getAllByText(work.name, { exact: false })
  expect(named.filter((element) => !way.contains(element))).toHaveLength(1)
  expect(named).toHaveLength(2)
})

test('the job links to its form, which is far below on a phone', async () => {
  const { main } = await open(nurse()._id)
  const way = await main.findByRole('link', { name: 'Go to the form' })
  const form = main.getByRole('form', { name: /^Ask about/ })
  expect(way).toHaveAttribute('href', `#${form.id}`)
})

test('/job links to the jobs that exist', async () => {
  renderApp('/job')
  const main = within(await screen.findByRole('main'))
  const way = await main.findByRole('link', { name: 'Latest jobs' })
  expect(way).toHaveAttribute('href', '/latest')
})

test('what to know before paying anyone is read between the job and the form', async () => {
  const { main } = await open(nurse()._id)
  const job = await main.findByRole('region', { name: nurse().name })
  const caution = main.getByRole('region', { name: 'Before you pay anyone for a job' })
  const form = main.getByRole('form')
  const { DOCUMENT_POSITION_FOLLOWING } = Node
  expect(job.compareDocumentPosition(caution)).toBe(DOCUMENT_POSITION_FOLLOWING)
  expect(caution.compareDocumentPosition(form)).toBe(DOCUMENT_POSITION_FOLLOWING)
  // Nothing comes between its points when all of them are open.
  const points = within(caution).getAllByRole('listitem', { hidden: true })
  const check = within(caution).getByRole('link', { name: 'Check an offer that you got' })
  expect(points).toHaveLength(4)
  for (const point of points)
    expect(point.compareDocumentPosition(check)).toBe(DOCUMENT_POSITION_FOLLOWING)
})

test('the country in the category’s name is chosen, and the mail says country and job', async () => {
  const { country, send } = await open(nurse()._id)
  await waitFor(() => expect(country).toHaveValue('Germany'))
  const mail = await send()
  expect(Object.keys(mail ?? {})).toEqual(Object.keys(blankEnquiry))
  expect(mail?.country).toBe('Germany: Staff nurse, hospital ward')
  // The form stays set for a second enquiry about the same work.
  expect(country).toHaveValue('Germany')
})

test('a category that names no country chooses none, and the mail names the category', async () => {
  const { work, category } = workIn()
  category.name = 'Seasonal farm work'
  const { country, send } = await open(work._id)
  const label = await labelOf(work.name)
  expect(await label.findByRole('link', { name: 'Seasonal farm work' })).toBeVisible()
  expect(country).toHaveValue('')
  expect((await send())?.country).toBe('Staff nurse, hospital ward, Seasonal farm work')
})

test('a category that names two countries chooses none either', async () => {
  const { work, category } = workIn()
  category.name = 'Nursing in Germany and Austria'
  const { country } = await open(work._id)
  const label = await labelOf(work.name)
  expect(await label.findByRole('link', { name: category.name })).toBeVisible()
  expect(country).toHaveValue('')
})

test('a country of the API that the form does not offer is chosen too', async () => {
  const { work, category } = workIn()
  category.name = 'Nurses for JAPAN'
  expect(apiStore().countries.map(({ name }) => name)).toContain('Japan')
  const { country, send } = await open(work._id)
  await waitFor(() => expect(country).toHaveValue('Japan'))
  expect((await send())?.country).toBe('Japan: Staff nurse, hospital ward')
})

test('a work that loads slowly disturbs nothing that was typed or chosen before', async () => {
  const answer = holdBack({ path: '/work/getone-work' })
  const { user, main, country, send } = await open(nurse()._id)
  const name = main.getByLabelText(/^Name/)
  await user.type(name, 'Dr. ')
  await user.selectOptions(country, 'Malta')
  await answer()
  const label = await labelOf(nurse().name)
  expect(await label.findByRole('link', { name: 'Nursing in Germany' })).toBeVisible()
  expect(name).toBeInTheDocument()
  expect(name).toHaveValue('Dr. ')
  expect(country).toHaveValue('Malta')
  // The country differs from the category's, so the mail says the category as well.
  expect((await send())?.country).toBe('Malta: Staff nurse, hospital ward, Nursing in Germany')
})

test('the job can be taken off, and nothing that was typed is lost', async () => {
  const { user, main } = await open(nurse()._id)
  await user.type(main.getByLabelText(/^Name/), 'Meera')
  await user.click(await main.findByRole('link', { name: 'Leave this job off' }))
  await waitFor(() => expect(main.queryByText('You are applying for')).not.toBeInTheDocument())
  expect(window.location.pathname).toBe('/job')
  expect(main.getByLabelText(/^Name/)).toHaveValue('Meera')
  await user.selectOptions(main.getByLabelText(/^Country/), 'Malta')
  await user.type(main.getByLabelText(/^Phone/), '9876543210')
  await user.click(main.getByRole('button', { name: 'Send enquiry' }))
  await main.findByText(SENT)
  expect(apiStore().outbox[0]?.fields.country).toBe('Malta')
})

test("what was typed is taken along to another job, and the first job's country is not", async () => {
  const first = await open(nurse()._id)
  await waitFor(() => expect(first.country).toHaveValue('Germany'))
  await first.user.type(first.main.getByLabelText(/^Name/), 'Meera')
  const label = await labelOf(nurse().name)
  await first.user.click(label.getByRole('link', { name: 'Nursing in Germany' }))
  await screen.findByRole('heading', { level: 1, name: 'Nursing in Germany' })

  const { work } = workIn('Hospitality in Malta')
  goByAddress(paths.jobApplication.href(work._id))
  await screen.findByRole('form', { name: /^Ask about/ })
  const main = within(screen.getByRole('main'))
  expect(main.getByLabelText(/^Name/)).toHaveValue('Meera')
  await waitFor(() => expect(main.getByLabelText(/^Country/)).toHaveValue('Malta'))
})

test('after a failed send the chat and the mail name the job too', async () => {
  apiStore().faults.add({ path: '/email/send', status: 500 })
  const { user, main, country } = await open(nurse()._id)
  await waitFor(() => expect(country).toHaveValue('Germany'))
  await user.type(main.getByLabelText(/^Name/), 'Meera')
  await user.type(main.getByLabelText(/^Phone/), '9876543210')
  await user.click(main.getByRole('button', { name: 'Send enquiry' }))
  const links = within(await main.findByRole('alert')).getAllByRole('link')
  takeConsoleErrors()
  for (const link of links) {
    const text = decodeURIComponent(link.getAttribute('href') ?? '')
    expect(text).toContain('Country: Germany')
    expect(text).toContain('Job: Staff nurse, hospital ward, Nursing in Germany')
  }
})

test('if the categories do not load, the work is named alone', async () => {
  apiStore().faults.add({ path: '/category/get-category', body: null })
  const { main, country, send } = await open(nurse()._id)
  expect(await main.findByRole('heading', { name: nurse().name })).toBeVisible()
  expect(country).toHaveValue('')
  expect((await send())?.country).toBe('Staff nurse, hospital ward')
})

test('an unknown work is reported as unknown, leads to the others, and the form still works', async () => {
  const { main, send } = await open('nowhere')
  expect(await main.findByRole('alert')).toHaveTextContent('We cannot find this job.')
  expect(main.getByRole('link', { name: 'See all job categories' })).toHaveAttribute(
    'href',
    paths.latest.href(),
  )
  expect((await send())?.country).toBe('')
})

test.each([
  { status: 500, body: null },
  { status: 404, text: '<h1>No such app</h1>' },
])('a job whose name did not load (%j) is named on another try', async (fault) => {
  apiStore().faults.add({ path: '/work/getone-work', ...fault })
  const { user, main, country } = await open(nurse()._id)
  expect(await main.findByRole('alert')).toHaveTextContent('The name of the job did not load.')
  apiStore().faults.clear()
  await user.click(main.getByRole('button', { name: 'Try again' }))
  expect(await main.findByRole('heading', { name: nurse().name })).toBeVisible()
  await waitFor(() => expect(country).toHaveValue('Germany'))
  expect(main.queryByRole('alert')).not.toBeInTheDocument()
})

test('/job itself asks the API for nothing', async () => {
  renderApp(paths.job.href())
  await screen.findByRole('form', { name: /^Ask about/ })
  expect(apiStore().requests.filter(({ path }) => path.includes('/work/'))).toEqual([])
})

test('a press that this form has handled is not replayed on the page of another job', async () => {
  const { user, main } = await open(nurse()._id)
  await user.click(main.getByRole('button', { name: 'Send enquiry' }))
  expect(await main.findByText('Please fill in all required fields')).toBeVisible()
  cleanup()
  holdClock()
  const next = await open(workIn('Hospitality in Malta').work._id)
  // A press is replayed a moment after the code of its form has loaded.
  await pass(200)
  await settled()
  expect(next.main.queryByText('Please fill in all required fields')).toBeNull()
})

test('an enquiry that is sent before its job is known names the job by its address', async () => {
  holdBack({ path: '/work/getone-work' })
  const { main, user, country, send } = await open(nurse()._id)
  expect(await main.findByText('Looking up the job')).toBeVisible()
  await user.selectOptions(country, 'Malta')
  const address = window.location.origin + paths.jobApplication.href(nurse()._id)
  expect((await send())?.country).toBe(`Malta: ${address}`)
})

test('an enquiry about a job whose name did not load names the job by its address', async () => {
  apiStore().faults.add({ path: '/work/getone-work', status: 500, body: null })
  const { main, send } = await open(nurse()._id)
  expect(await main.findByRole('alert')).toHaveTextContent('The name of the job did not load.')
  const address = window.location.origin + paths.jobApplication.href(nurse()._id)
  expect((await send())?.country).toBe(address)
})

async function sendAndLeave({ main, user, country }: Awaited<ReturnType<typeof open>>) {
  await waitFor(() => expect(country).toHaveValue('Germany'))
  await user.type(main.getByLabelText(/^Name/), 'Meera')
  await user.type(main.getByLabelText(/^Phone/), '9876543210')
  await user.click(main.getByRole('button', { name: 'Send enquiry' }))
  await user.click(main.getByRole('link', { name: 'privacy policy and terms' }))
  await screen.findByRole('heading', { level: 1, name: /privacy policy/i })
}

describe('a reader who leaves while it is being sent', () => {
  test('and comes back to the job waits for its answer, and it is sent once', async () => {
    const answer = holdBack({ path: '/email/send' })
    await sendAndLeave(await open(nurse()._id))
    window.history.back()
    const form = within(await screen.findByRole('form', { name: /^Ask about/ }))
    expect(await form.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await answer()
    expect(await form.findByText(SENT)).toBeVisible()
    expect(form.getByLabelText(/^Name/)).toHaveValue('')
    expect(apiStore().outbox).toHaveLength(1)
  })

  test('and opens another job is told of the first, and can send the second', async () => {
    const answer = holdBack({ path: '/email/send', status: 500, times: 1 })
    await sendAndLeave(await open(nurse()._id))
    goByAddress(paths.jobApplication.href(workIn('Hospitality in Malta').work._id))
    const form = within(await screen.findByRole('form', { name: /^Ask about/ }))
    await waitFor(() => expect(form.getByLabelText(/^Country/)).toHaveValue('Malta'))
    const send = form.getByRole('button', { name: 'Send enquiry' })
    expect(send).toBeEnabled()
    await answer()
    expect(await screen.findByText('Failed to send the email. Please try again.')).toBeVisible()
    takeConsoleErrors()
    expect(form.getByLabelText(/^Name/)).toHaveValue('Meera')
    await userEvent.click(send)
    expect(await form.findByText(SENT)).toBeVisible()
    expect(apiStore().outbox.map(({ fields }) => fields.country)).toEqual([
      `Malta: ${workIn('Hospitality in Malta').work.name}`,
    ])
  })
})
