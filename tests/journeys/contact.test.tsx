import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { chatLetters } from '@/content/facts/chat-letters'
import { company } from '@/content/facts/company'
import { closingMinutes, minutesOf } from '@/lib/dates/office-hours'
import { paths } from '@/lib/navigation/paths'
import { ContactPage } from '@/pages/public/contact-page'
import { companyWords } from '@/words/company'
import { changeCompany, sixDays } from '../helpers/change-company'
import { deviceIn } from '../helpers/device-zone'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { holdBack } from '../helpers/waits'
import { takeConsoleErrors } from '../helpers/setup'

async function open() {
  const { user } = renderApp(paths.contact.href())
  return { user, form: within(await screen.findByRole('form', { name: 'Write to us' })) }
}

const mails = () => apiStore().outbox.map(({ fields }) => fields)

test('a message is sent as it was written', async () => {
  const { user, form } = await open()
  await user.type(form.getByLabelText('Name'), 'Joseph Kurian')
  await user.type(form.getByLabelText('Email'), 'joseph@example.com')
  await user.type(form.getByLabelText('Subject'), 'Au pair')
  await user.type(form.getByLabelText('Message'), 'How old may one be?')
  await user.click(form.getByRole('button', { name: 'Send Message' }))
  expect(await form.findByText('Form submitted successfully!')).toBeVisible()
  expect(form.getByText('Form submitted successfully!').parentElement).toHaveTextContent(
    'We answer to joseph@example.com within one working day.',
  )
  expect(mails()).toEqual([
    {
      name: 'Joseph Kurian',
      email: 'joseph@example.com',
      subject: 'Au pair',
      message: 'How old may one be?',
    },
  ])
  expect(form.getByLabelText('Message')).toHaveValue('')
})

test('every field is needed, and the email must look like one', async () => {
  const { user, form } = await open()
  await user.click(form.getByRole('button', { name: 'Send Message' }))
  const alert = await form.findByRole('alert')
  expect(alert).toHaveTextContent('Please fill in all required fields')
  expect(within(alert).getAllByRole('link')).toHaveLength(4)
  await user.type(form.getByLabelText('Email'), 'joseph')
  await user.click(form.getByRole('button', { name: 'Send Message' }))
  expect(form.getByLabelText('Email')).toHaveAccessibleDescription(/name@example\.com/)
  expect(mails()).toEqual([])
})

test('while it is sent the button says so, and a double click sends once', async () => {
  const answer = holdBack({ path: '/email/send' })
  const { user, form } = await open()
  for (const label of ['Name', 'Subject', 'Message'])
    await user.type(form.getByLabelText(label), label)
  await user.type(form.getByLabelText('Email'), 'joseph@example.com')
  await user.dblClick(form.getByRole('button', { name: 'Send Message' }))
  expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await answer()
  await form.findByText('Form submitted successfully!')
  expect(mails()).toHaveLength(1)
})

test('a failed send keeps the message and offers chat and mail', async () => {
  apiStore().faults.add({ path: '/email/send', status: 503 })
  const { user, form } = await open()
  await user.type(form.getByLabelText('Name'), 'Joseph')
  await user.type(form.getByLabelText('Email'), 'joseph@example.com')
  await user.type(form.getByLabelText('Subject'), 'Au pair')
  await user.type(form.getByLabelText('Message'), 'How old & where?')
  await user.click(form.getByRole('button', { name: 'Send Message' }))
  const alert = await form.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to send the email. Please try again.')
  takeConsoleErrors()
  expect(form.getByLabelText('Message')).toHaveValue('How old & where?')
  for (const link of within(alert).getAllByRole('link')) {
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('How old & where?')
  }
})

test('after a failed send a chat gets as much of a long message as fits, and the page says so', async () => {
  apiStore().faults.add({ path: '/email/send', status: 503 })
  const { user, form } = await open()
  await user.type(form.getByLabelText('Name'), 'Joseph')
  await user.type(form.getByLabelText('Email'), 'joseph@example.com')
  await user.type(form.getByLabelText('Subject'), 'Au pair')
  await user.click(form.getByLabelText('Message'))
  const message = 'എനിക്ക് ജർമനിയിൽ പഠിക്കണം. '.repeat(40).trim()
  await user.paste(message)
  await user.click(form.getByRole('button', { name: 'Send Message' }))
  const alert = within(await form.findByRole('alert'))
  takeConsoleErrors()
  const chat = new URL(alert.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '')
  expect(chat.search.length).toBeLessThanOrEqual(chatLetters + '?text='.length)
  expect(chat.searchParams.get('text')).toMatch(/Subject: Au pair\nMessage: എനിക്ക്.*…$/)
  expect(alert.getByText(/the chat takes its beginning/)).toBeVisible()
  const mail = alert.getByRole('link', { name: /email/ }).getAttribute('href') ?? ''
  expect(decodeURIComponent(mail)).toContain(message)
  // A message that is short enough is sent whole.
  await user.clear(form.getByLabelText('Message'))
  await user.type(form.getByLabelText('Message'), 'How old?')
  expect(alert.queryByText(/the chat takes its beginning/)).not.toBeInTheDocument()
})

test('address, phones, mail and hours are shown beside the form', async () => {
  await open()
  const main = within(screen.getByRole('main'))
  for (const { display, tel } of company.phones) {
    expect(main.getByRole('link', { name: display })).toHaveAttribute('href', `tel:${tel}`)
  }
  expect(main.getByRole('link', { name: company.email })).toBeVisible()
  for (const line of [...company.addressLines, ...companyWords.hours]) {
    // The query reads each kind of space as a plain one.
    expect(main.getByText(line.replaceAll('\u00a0', ' '))).toBeVisible()
  }
})

const MAP = 'https://www.google.com/maps/search/?api=1&query='

test.each([paths.contact.href(), paths.about.href()])(
  '%s links to a map, and says so beforehand',
  async (address) => {
    renderApp(address)
    const link = await screen.findByRole('link', { name: /^Directions.*map.*new tab/ })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      MAP + company.addressLines.join(', '),
    )
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByText(/^Who answers/).parentElement).toHaveTextContent(/Malayalam/)
  },
)

const { opens, closes } = company.officeHours

/** The office's times, whatever they are: before it opens, while it is open, after it has closed. */
const times = {
  early: minutesOf(opens) - 10,
  open: minutesOf(opens) + 10,
  late: closingMinutes(closes) + 10,
}

/** Puts the clock to a time of a day in India, of a week in which only Sunday is no working day. */
function clockAt(day: string, time: keyof typeof times) {
  changeCompany(sixDays)
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T00:00+05:30`) + times[time] * 60_000)
}

test.each([
  ['2026-11-23', 'open', `Open now, until ${closes} pm`],
  ['2026-11-23', 'early', `Closed now. Opens today at ${opens} am`],
  ['2026-11-23', 'late', `Closed now. Opens tomorrow at ${opens} am`],
  ['2026-11-21', 'late', `Closed now. Opens on Monday at ${opens} am`],
] as const)(
  'on %s, %s by the hours of the facts, the office says: %s',
  async (day, time, words) => {
    clockAt(day, time)
    await open()
    const state = (await screen.findByText(/^(Open|Closed) now/)).textContent ?? ''
    expect(state.replaceAll('\u00a0', ' ')).toContain(words)
    expect(state).toContain('public holiday')
  },
)

test.each([
  [
    'Dubai',
    '2026-11-23',
    'open',
    `Open now, until ${closes} pm on Monday (India time), unless that`,
  ],
  [
    'Dubai',
    '2026-11-23',
    'early',
    `Closed now. Opens on Monday at ${opens} am (India time), unless`,
  ],
  // A Monday evening there.
  [
    'Los Angeles',
    '2026-11-24',
    'early',
    `Closed now. Opens on Tuesday at ${opens} am (India time)`,
  ],
  ['Los Angeles', '2026-11-23', 'late', `Closed now. Opens on Tuesday at ${opens} am (India time)`],
] as const)(
  'on a device in %s, on %s in India, %s, weekday and time are named as India’s: %s',
  async (zone, day, time, words) => {
    deviceIn(zone)
    clockAt(day, time)
    await open()
    const state = (await screen.findByText(/^(Open|Closed) now/)).textContent ?? ''
    expect(state.replaceAll('\u00a0', ' ')).toContain(words)
    expect(state).toContain('public holiday')
  },
)

test('before its code runs the page does not say whether the office is open', () => {
  const html = renderToString(
    <StaticRouter location={paths.contact.href()}>
      <ContactPage />
    </StaticRouter>,
  )
  expect(html).toContain('Office hours')
  expect(html).not.toMatch(/(Open|Closed) now/)
})
