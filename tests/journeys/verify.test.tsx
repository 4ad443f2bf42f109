import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { agentFraudNumber, registrationRegisters } from '@/content/facts/about'
import { advisers } from '@/content/facts/advisers'
import { company } from '@/content/facts/company'
import { adviserPlaces, lookUpPlaces } from '@/content/facts/official-help'
import { paths } from '@/lib/navigation/paths'
import { verify } from '@/words/verify'
import { changeCompany, changeList } from '../helpers/change-company'
import { renderApp } from '../helpers/render-app'

/** The phone numbers of helplines in a part of the page, in their order. */
const numbersIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('tel:'))
    .map((link) => link.textContent)

/** The addresses of all links in a part of the page; none, if the page has no such part. */
const linksIn = (part: HTMLElement | null) =>
  [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))

const region = (name: string) => screen.findByRole('region', { name })

test('each number is shown with its register and what the register must say', async () => {
  renderApp(paths.verify.href())
  await screen.findByRole('heading', { level: 1, name: 'Check us' })
  const numbers = screen.queryByRole('region', { name: 'Our registration numbers' })
  for (const { id, value } of company.registrations) {
    expect(numbers).toHaveTextContent(value)
    expect(numbers).toHaveTextContent(verify.numbers.must[id])
  }
  expect(linksIn(numbers)).toEqual(company.registrations.map(({ id }) => registrationRegisters[id]))
  const advising = screen.queryByRole('region', { name: 'Who may advise you here' })
  expect(linksIn(advising)).toEqual(
    advisers.map(({ country }) => lookUpPlaces[adviserPlaces[country]]),
  )
  for (const { name, licence } of advisers) {
    expect(advising).toHaveTextContent(name)
    expect(advising).toHaveTextContent(licence)
  }
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
  const grouped = company.whatsAppNumber.replace(/^91(\d{5})(\d{5})$/, '+91\u00a0$1\u00a0$2')
  const inChat = within(reach).getByRole('link', { name: `${grouped} (wa.me)` })
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
  changeCompany({ sample })
  renderApp(paths.verify.href())
  await screen.findByRole('heading', { level: 1, name: 'Check us' })
  expect(screen.queryAllByText('Sample', { selector: 'dl span, p > span' })).toHaveLength(marks)
  expect(screen.queryAllByText(verify.sampleNote)).toHaveLength(notes)
})

test('what the company does not have is left out together with its heading', async () => {
  changeCompany({ social: [], registrations: [] })
  changeList(advisers, [])
  renderApp(paths.verify.href())
  const reach = await region(verify.reach.heading)
  expect(within(reach).queryByText(verify.reach.social)).toBeNull()
  for (const { heading } of [verify.numbers, verify.advisers])
    expect(screen.queryByText(heading)).toBeNull()
  expect(screen.getByRole('region', { name: verify.never.heading })).toBeVisible()
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
