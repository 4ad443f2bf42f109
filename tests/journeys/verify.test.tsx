import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { agentFraudNumber } from '@/content/facts/about'
import { advisers } from '@/content/facts/advisers'
import { company } from '@/content/facts/company'
import { paths } from '@/lib/navigation/paths'
import { verify } from '@/words/verify'
import { renderApp } from '../helpers/render-app'

/** The phone numbers of helplines in a part of the page, in their order. */
const numbersIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('tel:'))
    .map((link) => link.textContent)

const region = (name: string) => screen.findByRole('region', { name })

afterEach(() => {
  company.sample = true
})

test('each number is shown with its register and what the register must say', async () => {
  renderApp(paths.verify.href())
  const numbers = await region('Our registration numbers')
  for (const { id, value } of company.registrations) {
    expect(numbers).toHaveTextContent(value)
    expect(numbers).toHaveTextContent(verify.numbers.must[id])
  }
  const links = within(numbers).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.mca.gov.in/',
    'https://www.gst.gov.in/',
  ])
  const advising = await region('Who may advise you here')
  expect(within(advising).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(within(advising).getByRole('link', { name: /college-ic\.ca/ })).toBeVisible()
})

test('it says what we are not, what we never ask for, and how to report somebody who uses our name', async () => {
  renderApp(paths.verify.href())
  expect(await region('What we are, and what we are not')).toHaveTextContent(
    'is not a recruitment company',
  )
  expect(await region('What we never ask for')).toHaveTextContent(/receipt.*passport.*OTP.*screen/i)
  const report = await region('Somebody uses our name?')
  // Lost money can be recovered, if at all, within hours.
  expect(within(report).getAllByRole('listitem')[0]).toHaveTextContent(/paid already\? Call 1930/)
  expect(within(report).getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930')
  expect(numbersIn(report)).toEqual(['1930', agentFraudNumber, '1800 11 3090'])
  expect(within(report).getByRole('link', { name: 'Write to us about it' })).toHaveAttribute(
    'href',
    expect.stringMatching(`^mailto:${company.email}`),
  )
})

test('our only phone numbers, mail and address are those of the company', async () => {
  renderApp(paths.verify.href())
  const reach = await region('Our only numbers and addresses')
  for (const { display } of company.phones) expect(reach).toHaveTextContent(display)
  expect(reach).toHaveTextContent(company.email)
  const inChat = within(reach).getByRole('link', { name: '+91\u00a000000\u00a000000 (wa.me)' })
  expect(inChat).toHaveAttribute('href', `https://wa.me/${company.whatsAppNumber}`)
  for (const line of company.addressLines) expect(reach).toHaveTextContent(line)
})

const lines =
  company.registrations.length +
  2 * advisers.length +
  company.phones.length +
  ['chat', 'mail', 'office'].length +
  company.social.length

test.each([
  [true, lines, 1],
  [false, 0, 0],
])('while the facts are samples (%s) each line says so', async (sample, marks, notes) => {
  company.sample = sample
  renderApp(paths.verify.href())
  await screen.findByRole('heading', { level: 1, name: 'Check us' })
  expect(screen.queryAllByText('Sample', { selector: 'dl span, p > span' })).toHaveLength(marks)
  expect(screen.queryAllByText(verify.sampleNote)).toHaveLength(notes)
})

test.each([paths.about.href(), paths.home.href(), paths.contact.href()])(
  '%s leads there',
  async (page) => {
    renderApp(page)
    const main = within(await screen.findByRole('main'))
    const ways = await main.findAllByRole('link', {
      name: /^(?:Everything you|Check us|See if it) /,
    })
    expect(ways[0]).toHaveAttribute('href', '/verify')
  },
)
