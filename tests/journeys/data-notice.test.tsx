import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type NoticePlace, noticePlaces } from '@/content/facts/data-notice'
import { paths } from '@/lib/navigation/paths'
import { dataNotice } from '@/words/data-notice'
import { apiStore } from '../helpers/local-server'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'

const QUESTION = 'What happens to what you tell us here?'
const terms = Object.values(dataNotice.terms)

const places = [
  ['enquiry', () => paths.study.href()],
  ['enquiry', () => paths.country.href(apiStore().countries[0]?._id ?? '')],
  ['contact', () => paths.contact.href()],
  ['registration', () => paths.register.href()],
  ['payment', () => paths.premium.href()],
] as const

type User = ReturnType<typeof renderApp>['user']

async function openNotice(user: User) {
  const [summary] = await screen.findAllByText(QUESTION)
  if (!summary) throw new Error('no notice')
  await user.click(summary)
  return within(there(summary.closest('details')))
}

function expectWhole(box: Awaited<ReturnType<typeof openNotice>>, place: NoticePlace) {
  expect(box.getAllByRole('term').map((term) => term.textContent)).toEqual(terms)
  const { which, who } = dataNotice.places[place]
  expect(box.getByText(which)).toBeVisible()
  expect(box.getByText(who)).toBeVisible()
  expect(box.getByRole('link', { name: 'Your data' })).toHaveAttribute('href', '/your-data')
}

test.each(places)('the notice opens beside the form: %s', async (place, address) => {
  const { user } = renderApp(address())
  const box = await openNotice(user)
  expect(box.getByText(/^Version \d+, \d{1,2} [A-Z][a-z]+ \d{4}\.$/)).toBeVisible()
  expectWhole(box, place)
})

test('an invited person is told what the person who invited them sees', () => {
  expect(dataNotice.places.registration.who).toMatch(/your name, when you joined.*Premium/)
  expect(dataNotice.places.payment.who).toMatch(/invited you sees/)
})

test('the notice opens beside a member’s profile too', async () => {
  await logInAs('member')
  const { user } = renderApp(paths.userProfile.href())
  const box = await openNotice(user)
  expect(box.getByText('Which data')).toBeVisible()
  expectWhole(box, 'profile')
})

test('the Data Protection Board is named as in the law, and not as open for complaints today', async () => {
  const { user } = renderApp(paths.contact.href())
  const box = await openNotice(user)
  expect(box.getByRole('link', { name: /Data Protection Board/ }).parentElement).toHaveTextContent(
    /the law names the Data Protection Board of India.*as the place to complain/,
  )
})

test('/policy#notice shows all of them', async () => {
  renderApp(`${paths.policy.href()}#notice`)
  const part = within(await screen.findByRole('region', { name: 'Notice about your data' }))
  for (const place of noticePlaces) {
    const { name, which } = dataNotice.places[place]
    expect(part.getByRole('heading', { name })).toBeVisible()
    expect(part.getByText(which)).toBeVisible()
  }
})
