import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { company } from '@/content/facts/company'
import { blankEnquiry } from '../samples/blank-enquiry'
import { changeCompany, sixDays } from '../helpers/change-company'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { takeConsoleErrors } from '../helpers/setup'
import { there } from '../helpers/there'
import { holdBack, settled } from '../helpers/waits'

type Person = ReturnType<typeof renderApp>['user']

const MISSING = 'Please fill in all required fields'
const FAILED = 'Failed to send the email. Please try again.'
const SENT = 'Form submitted successfully!'
const FORM = /^Ask about/

const field = (name: RegExp) =>
  within(screen.getByRole('form', { name: FORM })).getByLabelText(name)
const sendButton = () => screen.getByRole('button', { name: /^(Send enquiry|Submitting\.\.\.)$/ })

async function open(address: string) {
  const { user } = renderApp(address)
  await screen.findByRole('form', { name: FORM })
  return user
}

async function fillIn(user: Person, phone = '+91 98765 43210') {
  await user.type(field(/^Name/), 'Meera Das')
  await user.type(field(/^Phone/), phone)
  await user.type(field(/^Email/), 'meera@example.com')
}

const mails = () => apiStore().outbox.map(({ fields }) => fields)
const optionsOf = (name: RegExp) =>
  within(field(name))
    .getAllByRole('option')
    .map((option) => option.textContent)

test.each([
  ['/job', 'Job seeker Visa', 'Germany'],
  ['/study', 'Study Visa', 'Ireland'],
  ['/visiting-visa', 'Visit Visa', 'Japan'],
])(
  '%s sends exactly the enquiry, with the chosen country, and then empties the form',
  async (address, visatype, country) => {
    const user = await open(address)
    await fillIn(user)
    await user.selectOptions(field(/^Country/), country)
    await user.click(field(/^I accept/))
    await user.click(sendButton())

    expect(await screen.findByText(SENT)).toBeVisible()
    expect(mails()).toEqual([
      {
        ...blankEnquiry,
        name: 'Meera Das',
        visatype,
        country,
        phone: '9876543210',
        email: 'meera@example.com',
        terms: 'Accepted',
      },
    ])
    expect(await screen.findByText('We call +91 98765 43210 within one working day.')).toBeVisible()
    expect(screen.getByText(SENT).parentElement).toHaveFocus()
    expect(field(/^Name/)).toHaveValue('')
    expect(field(/^Country/)).toHaveValue('')
    expect(field(/^I accept/)).not.toBeChecked()
  },
)

test('after an enquiry the page says by when we call, what to have at hand, and what is never asked for', async () => {
  changeCompany(sixDays)
  // A Saturday morning in India.
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T11:00+05:30'))
  const user = await open('/job')
  await fillIn(user)
  await user.click(sendButton())
  const done = (await screen.findByText(SENT)).parentElement
  await waitFor(() =>
    expect(done).toHaveTextContent(`Monday, 23 November 2026, ${company.officeHours.closes} pm`),
  )
  expect(done).toHaveTextContent('We call +91 98765 43210 within one working day.')
  expect(done).toHaveTextContent('public holiday')
  expect(done).toHaveTextContent(/at hand.*passport/)
  expect(done).toHaveTextContent(/never ask.*one-time code/)
  expect(within(there(done)).getByRole('link')).toHaveAttribute(
    'href',
    `tel:${company.phones[0].tel}`,
  )
})

const forStudyOrWork = /certificates|language test/
const forVisit = /bank statements.*leave.*invitation/

test.each([
  ['/visiting-visa', 'Visit Visa', forVisit, forStudyOrWork],
  ['/job', 'Visit Visa', forVisit, forStudyOrWork],
  ['/immigration', 'Tourist', forVisit, forStudyOrWork],
  ['/country', 'Multiple entry', forVisit, forStudyOrWork],
  ['/visiting-visa', 'Study Visa', forStudyOrWork, forVisit],
  ['/immigration', 'Work', forStudyOrWork, forVisit],
  ['/country', '', forStudyOrWork, forVisit],
])('on %s, who asks about “%s” reads what to have at hand for that', async (page, ...row) => {
  const [type, papers, others] = row
  const user = await open(page === '/country' ? `/country/${apiStore().countries[0]?._id}` : page)
  await fillIn(user)
  await user.selectOptions(field(/^Visa type/), type)
  await user.click(sendButton())
  const list = (await screen.findByText('Have at hand')).parentElement
  expect(list).toHaveTextContent(/passport/)
  expect(list).toHaveTextContent(papers)
  expect(list).not.toHaveTextContent(others)
})

test('the hint at the terms says that an enquiry arrives without the tick too', async () => {
  await open('/job')
  expect(field(/^I accept/)).toHaveAccessibleDescription(/reaches us either way/)
  expect(screen.queryByText(/Not Accepted/)).not.toBeInTheDocument()
})

test('each field that the form shows is sent under its name', async () => {
  await open('/immigration')
  const fields = [...screen.getByRole('form', { name: FORM }).querySelectorAll('[name]')]
  const names = fields.map((each) => each.getAttribute('name') ?? '')
  expect(names.toSorted()).toEqual(Object.keys(blankEnquiry).toSorted())
})

test.each(['/job', '/study', '/visiting-visa'])(
  '%s asks for name and phone, and a chosen country alone is not enough',
  async (address) => {
    const user = await open(address)
    await user.selectOptions(field(/^Country/), 'Germany')
    await user.click(sendButton())

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(MISSING)
    expect(alert).toHaveFocus()
    expect(field(/^Name/)).toBeInvalid()
    expect(field(/^Phone/)).toHaveAccessibleDescription(/Enter your phone number/)
    await user.click(within(alert).getByRole('link', { name: 'Enter your name' }))
    expect(field(/^Name/)).toHaveFocus()
    expect(mails()).toEqual([])
  },
)

test('without the tick the terms are sent as not accepted, and the empty email as empty', async () => {
  const user = await open('/job')
  await user.type(field(/^Name/), 'Meera Das')
  await user.type(field(/^Phone/), '09876543210')
  await user.click(sendButton())
  await screen.findByText(SENT)
  expect(mails()).toEqual([
    {
      ...blankEnquiry,
      name: 'Meera Das',
      visatype: 'Job seeker Visa',
      phone: '9876543210',
    },
  ])
})

test('an impossible phone number has an error text of its own', async () => {
  const user = await open('/study')
  await fillIn(user, '12345')
  await user.click(sendButton())
  const alert = await screen.findByRole('alert')
  expect(alert).not.toHaveTextContent(MISSING)
  expect(within(alert).getByRole('link')).toHaveTextContent(/10 digits/)
  expect(field(/^Phone/)).toBeInvalid()
  expect(mails()).toEqual([])
})

test('the immigration form has no check, offers its own visa types and is sent as it is', async () => {
  const user = await open('/immigration')
  expect(optionsOf(/^Visa type/)).toEqual([
    'Choose a visa type',
    'Study',
    'Work',
    'Tourist',
    'Business',
  ])
  expect(optionsOf(/^Code/)).toEqual(['+91 (India)'])
  await user.click(sendButton())
  expect(await screen.findByText(SENT)).toBeVisible()
  expect(
    await screen.findByText(/^You left no phone number and no email, so we cannot answer/),
  ).toBeVisible()
  expect(mails()).toEqual([blankEnquiry])
})

test.each([
  ['nothing', '', /we cannot answer/],
  ['an email', 'meera@example.com', /^We answer to meera@example\.com within one working day/],
])(
  'a sender who leaves %s on /immigration is promised no call, and told how to reach us',
  async (_, email, words) => {
    const user = await open('/immigration')
    if (email) await user.type(field(/^Email/), email)
    await user.click(sendButton())
    expect(await screen.findByText(words)).toHaveTextContent(company.phones[0].display)
    const form = screen.getByRole('form', { name: FORM })
    expect(form).not.toHaveTextContent(/We call you/)
    expect(within(form).queryByText('When at the latest') !== null).toBe(email !== '')
  },
)

test('a number that is corrected while the enquiry is being sent stays; the note names the number that was sent', async () => {
  const answer = holdBack({ path: '/email/send', times: 1 })
  const user = await open('/study')
  await fillIn(user, '9876543211')
  await user.click(sendButton())
  await user.type(field(/^Phone/), '{Backspace}0')
  await answer()
  expect(await screen.findByText(SENT)).toBeVisible()
  expect(await screen.findByText('We call +91 98765 43211 within one working day.')).toBeVisible()
  expect(field(/^Phone/)).toHaveValue('9876543210')
  cleanup()

  const again = await open('/study')
  expect(field(/^Name/)).toHaveValue('Meera Das')
  expect(field(/^Phone/)).toHaveValue('9876543210')
  await again.click(sendButton())
  expect(await screen.findByText(SENT)).toBeVisible()
  expect(field(/^Phone/)).toHaveValue('')
  expect(mails().map(({ phone }) => phone)).toEqual(['9876543211', '9876543210'])
})

test.each(['/job', '/study', '/visiting-visa'])(
  '%s offers the three visa types and +91 alone',
  async (address) => {
    await open(address)
    expect(optionsOf(/^Visa type/)).toEqual(['Job seeker Visa', 'Study Visa', 'Visit Visa'])
    expect(optionsOf(/^Code/)).toEqual(['+91 (India)'])
    expect(field(/^Code/)).toHaveValue('+91')
  },
)

test('the job form offers 22 countries of Europe, and Canada', async () => {
  await open('/job')
  expect(optionsOf(/^Country/)).toHaveLength(1 + 22 + 1)
  expect(optionsOf(/^Country/)).toContain('Canada')
  // Chrome writes the home country into it in spite of "off".
  expect(field(/^Country/)).toHaveAttribute('autocomplete', 'transaction-currency')
})

test('while the enquiry is being sent the button says so, and a double click sends once', async () => {
  const answer = holdBack({ path: '/email/send' })
  const user = await open('/job')
  await fillIn(user)
  await user.dblClick(sendButton())
  expect(sendButton()).toHaveTextContent('Submitting...')
  expect(sendButton()).toBeDisabled()
  await answer()
  await screen.findByText(SENT)
  expect(sendButton()).toHaveTextContent('Send enquiry')
  expect(sendButton()).toBeEnabled()
  expect(mails()).toHaveLength(1)
})

/** Presses Send and goes to another page before the answer arrives. */
async function sendAndLeave(user: Person) {
  await fillIn(user)
  await user.click(sendButton())
  await user.click(screen.getByRole('link', { name: 'privacy policy and terms' }))
  await screen.findByRole('heading', { level: 1, name: /privacy policy/i })
}

test('a reader who comes back while it is being sent waits for its answer, and it is sent once', async () => {
  const answer = holdBack({ path: '/email/send' })
  const user = await open('/study')
  await sendAndLeave(user)
  window.history.back()
  await screen.findByRole('form', { name: FORM })
  await waitFor(() => expect(sendButton()).toHaveTextContent('Submitting...'))
  expect(sendButton()).toBeDisabled()
  expect(field(/^Name/)).toHaveValue('Meera Das')
  await answer()
  expect(await screen.findByText(SENT)).toBeVisible()
  expect(await screen.findByText('We call +91 98765 43210 within one working day.')).toBeVisible()
  expect(field(/^Name/)).toHaveValue('')
  expect(mails()).toHaveLength(1)
})

test('a reader who left before the answer is told of it on the other page', async () => {
  const answer = holdBack({ path: '/email/send', times: 1 })
  const user = await open('/study')
  await sendAndLeave(user)
  await answer()
  expect(await screen.findByText(SENT)).toBeVisible()
  expect(mails()).toHaveLength(1)
})

test('a reader who left before it failed is told so, and finds the words again', async () => {
  const answer = holdBack({ path: '/email/send', status: 500, times: 1 })
  const user = await open('/study')
  await sendAndLeave(user)
  await answer()
  expect(await screen.findByText(FAILED)).toBeVisible()
  expect(takeConsoleErrors()).toHaveLength(1)
  window.history.back()
  await screen.findByRole('form', { name: FORM })
  await waitFor(() => expect(field(/^Name/)).toHaveValue('Meera Das'))
  await user.click(sendButton())
  await waitFor(() => expect(mails()).toHaveLength(1))
})

test('a failed send says so, keeps every word, and offers chat and mail with the same words', async () => {
  apiStore().faults.add({ path: '/email/send', status: 500, times: 1 })
  const user = await open('/visiting-visa')
  await fillIn(user)
  await user.selectOptions(field(/^Country/), 'Japan')
  await user.click(sendButton())

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(FAILED)
  expect(takeConsoleErrors()).toHaveLength(1)
  expect(field(/^Name/)).toHaveValue('Meera Das')
  expect(field(/^Country/)).toHaveValue('Japan')

  // A word changed after the failure is included too.
  await user.type(field(/^Name/), ' K')
  const links = within(alert).getAllByRole('link')
  const [chat, mail] = links.map((link) => new URL(link.getAttribute('href') ?? ''))
  expect(chat?.host).toBe('wa.me')
  expect(mail?.protocol).toBe('mailto:')
  const texts = [chat?.searchParams.get('text'), mail?.searchParams.get('body')]
  for (const text of texts) {
    expect(text).toContain('Name: Meera Das K')
    expect(text).toContain('Phone: +91 98765 43210')
    expect(text).toContain('Visa type: Visit Visa')
    expect(text).toContain('Country: Japan')
  }

  await user.click(sendButton())
  expect(await screen.findByText(SENT)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(mails()).toHaveLength(1)
})

test.each([
  ['a lost connection', { reset: true }],
  ['a refusal with a text', { status: 400, text: 'The user ID is invalid' }],
])('%s is a failure in the same words', async (_, fault) => {
  apiStore().faults.add({ path: '/email/send', ...fault })
  const user = await open('/job')
  await fillIn(user)
  await user.click(sendButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
  expect(takeConsoleErrors()).toHaveLength(1)
})

test('after a failed send a reload brings back what was typed, and does not say that it may have been sent', async () => {
  apiStore().faults.add({ path: '/email/send', status: 500, times: 1 })
  const user = await open('/job')
  await fillIn(user)
  await user.click(sendButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
  expect(takeConsoleErrors()).toHaveLength(1)
  cleanup()

  await open('/job')
  expect(field(/^Name/)).toHaveValue('Meera Das')
  await settled()
  expect(screen.queryByText(/^It may have been sent/)).toBeNull()
})

test('what was typed is still there after a reload, until it is sent', async () => {
  const user = await open('/job')
  await fillIn(user)
  await user.click(field(/^I accept/))
  cleanup()

  const again = await open('/job')
  expect(field(/^Name/)).toHaveValue('Meera Das')
  expect(field(/^Phone/)).toHaveValue('+91 98765 43210')
  expect(field(/^I accept/)).toBeChecked()
  await again.click(sendButton())
  await screen.findByText(SENT)
  cleanup()

  await open('/job')
  expect(field(/^Name/)).toHaveValue('')
})

test('the terms lead to the policy page, and back to what was typed', async () => {
  const user = await open('/study')
  await user.type(field(/^Name/), 'Meera Das')
  await user.click(screen.getByRole('link', { name: 'privacy policy and terms' }))
  expect(await screen.findByRole('heading', { level: 1, name: /privacy policy/i })).toBeVisible()
  window.history.back()
  await screen.findByRole('form', { name: FORM })
  await waitFor(() => expect(field(/^Name/)).toHaveValue('Meera Das'))
})

test('the country form is about its country, has its own visa types and its own words', async () => {
  const [country] = apiStore().countries
  if (!country) throw new Error('No country in the seed')
  const user = await open(`/country/${country._id}`)
  expect(screen.getByRole('form', { name: `Ask about ${country.name}` })).toBeVisible()
  expect(optionsOf(/^Visa type/)).toEqual([
    'Choose a visa type',
    'Spouse',
    'Job seeker',
    'Study',
    'Aupair',
    'Opportunity card',
    'Multiple entry',
  ])
  expect(optionsOf(/^Code/)).toEqual(['+91 (India)'])
  await user.click(sendButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter the fields')
  expect(mails()).toEqual([])

  await fillIn(user)
  await user.selectOptions(field(/^Visa type/), 'Opportunity card')
  await user.click(sendButton())
  await screen.findByText(SENT)
  expect(mails()).toEqual([
    {
      ...blankEnquiry,
      name: 'Meera Das',
      visatype: 'Opportunity card',
      country: country.name,
      phone: '9876543210',
      email: 'meera@example.com',
    },
  ])
})
