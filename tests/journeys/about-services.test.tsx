import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { agentFraudNumber } from '@/content/facts/about'
import { about } from '@/words/about'
import { company } from '@/content/facts/company'
import { paths } from '@/lib/navigation/paths'
import { companyWords } from '@/words/company'
import { changeCompany } from '../helpers/change-company'
import { renderApp } from '../helpers/render-app'

test('the services page shows five steps in order, each with both sides of the work', async () => {
  renderApp(paths.services.href())
  const region = await screen.findByRole('region', { name: 'Five steps' })
  const titles = within(region).getAllByRole('heading', { level: 3 })
  expect(titles.map((title) => title.textContent)).toEqual([
    'We listen first',
    'You get a plan on paper',
    'We put your papers in order',
    'You apply, we sit beside you',
    'You leave prepared',
  ])
  const [list] = within(region).getAllByRole('list')
  expect(list?.tagName).toBe('OL')
  for (const title of titles) {
    const step = title.closest('li')
    if (!step) throw new Error('a step outside the list')
    const parts = within(step).getAllByRole('heading', { level: 4 })
    expect(parts.map((part) => part.textContent)).toEqual(['You bring', 'We do', 'How long'])
  }
})

test('each service links to its page, and so does the free talk', async () => {
  renderApp(paths.services.href())
  const offers = await screen.findByRole('region', { name: 'What we help with' })
  expect(
    within(offers)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/study', '/job', '/visiting-visa', '/immigration', '/contact'])
  expect(screen.getByRole('link', { name: 'Start with a free talk' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('the about page says who we are, how we work, what we never do, and how to check us', async () => {
  changeCompany({ sample: true })
  renderApp(paths.about.href())
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  expect(screen.getByText(/education and immigration consultancy in Kerala, India/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Who we are' })).toHaveTextContent(
    companyWords.legalBanner,
  )
  const never = screen.getByRole('region', { name: 'What we never do' })
  expect(within(never).getAllByRole('listitem')).toHaveLength(about.never.points.length)
  const check = screen.getByRole('region', { name: 'How to check on us' })
  for (const { value } of company.registrations) expect(check).toHaveTextContent(value)
  expect(check).toHaveTextContent('samples')
  expect(check).toHaveTextContent(/Have you paid\? Call 1930 and your bank first/)
  expect(check).toHaveTextContent('Cheated by an agent: 0471 272 1547')
  // Written so that it can be dialled from abroad too.
  expect(within(check).getByRole('link', { name: `Call ${agentFraudNumber}` })).toHaveAttribute(
    'href',
    'tel:+914712721547',
  )
  expect(within(check).getByRole('link', { name: 'Call 1930' })).toHaveAttribute('href', 'tel:1930')
  expect(
    within(check).getByRole('link', {
      name: 'National Cyber Crime Reporting Portal (cybercrime.gov.in)',
    }),
  ).toHaveAttribute('href', 'https://cybercrime.gov.in/')
})

test('a company that is no sample is not called one', async () => {
  changeCompany({ sample: false })
  renderApp(paths.about.href())
  const check = await screen.findByRole('region', { name: 'How to check on us' })
  expect(check).not.toHaveTextContent('samples')
})
