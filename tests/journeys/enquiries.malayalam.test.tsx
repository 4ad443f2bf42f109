import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contact } from '@/words/contact'
import { countryNames } from '@/words/countries'
import { enquiryForm } from '@/words/enquiry-form'
import { home } from '@/words/home'
import { immigration } from '@/words/immigration'
import { jobs } from '@/words/jobs'
import { messages } from '@/words/messages'
import { study } from '@/words/study'
import { visaTypeNames } from '@/words/visa-types'
import { visitingVisa } from '@/words/visiting-visa'
import { blankEnquiry } from '../samples/blank-enquiry'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { takeConsoleErrors } from '../helpers/setup'

const { labels, submit, terms } = enquiryForm

const mails = () => apiStore().outbox.map(({ fields }) => fields)

async function open(path: string, heading: string) {
  const { user } = renderApp(path)
  return { user, form: within(await screen.findByRole('form', { name: heading })) }
}

type Opened = Awaited<ReturnType<typeof open>>

async function fillIn({ user, form }: Opened, visatype?: keyof typeof visaTypeNames) {
  await user.type(form.getByLabelText(new RegExp(`^${labels.name}`)), 'മീര ദാസ്')
  await user.type(form.getByLabelText(new RegExp(`^${labels.phone}`)), '98765 43210')
  const country = form.getByLabelText(new RegExp(`^${labels.country}`))
  await user.selectOptions(country, countryNames.Germany)
  if (visatype) {
    await user.selectOptions(
      form.getByLabelText(new RegExp(`^${labels.visatype}`)),
      visaTypeNames[visatype],
    )
  }
  await user.click(form.getByRole('checkbox', { name: new RegExp(terms.link) }))
  await user.click(form.getByRole('button', { name: submit }))
}

test('the shown words are Malayalam, and differ from those that are sent', () => {
  expect(labels.visatype).toMatch(/\p{Script=Malayalam}/u)
  // The shown names include the official name of a card.
  const same = Object.entries(visaTypeNames).filter(([sent, shown]) => shown === sent)
  expect(same).toEqual([])
})

test.each([
  ['/job', jobs.form.heading, undefined, 'Job seeker Visa'],
  ['/study', study.form.heading, undefined, 'Study Visa'],
  ['/visiting-visa', visitingVisa.form.heading, undefined, 'Visit Visa'],
  ['/study', study.form.heading, 'Visit Visa', 'Visit Visa'],
  ['/immigration', immigration.form.heading, 'Work', 'Work'],
] as const)('%s sends the same enquiry as in English', async (path, heading, choice, visatype) => {
  const opened = await open(path, heading)
  await fillIn(opened, choice)
  expect(await screen.findByText(messages.enquiry.success)).toBeVisible()
  expect(mails()).toEqual([
    {
      ...blankEnquiry,
      name: 'മീര ദാസ്',
      visatype,
      country: 'Germany',
      phone: '9876543210',
      terms: 'Accepted',
    },
  ])
})

test('what is sent by chat or mail instead is in Malayalam, and says page, visa type and country in English too', async () => {
  apiStore().faults.add({ path: '/email/send', status: 503 })
  await fillIn(await open('/study', study.form.heading))
  const alert = await screen.findByRole('alert')
  takeConsoleErrors()
  const links = within(alert).getAllByRole('link')
  expect(links).toHaveLength(2)
  for (const link of links) {
    const text = decodeURIComponent(link.getAttribute('href') ?? '')
    expect(text).toContain(`${labels.visatype}: ${visaTypeNames['Study Visa']}`)
    expect(text).toContain(`${labels.country}: ${countryNames.Germany}`)
    expect(text).toMatch(/– \/ml\/study · Study Visa · Germany$/)
  }
})

test('a message is sent as it was written', async () => {
  const { user, form } = await open('/contact', contact.form.heading)
  const typed = {
    name: 'Joseph',
    email: 'joseph@example.com',
    subject: 'ഓ പെയർ',
    message: 'എത്ര വയസ്സ്?',
  }
  const { labels: said, submit: send } = contact.form
  await user.type(form.getByLabelText(said.name), typed.name)
  await user.type(form.getByLabelText(said.email), typed.email)
  await user.type(form.getByLabelText(said.subject), typed.subject)
  await user.type(form.getByLabelText(said.message), typed.message)
  await user.click(form.getByRole('button', { name: send }))
  await screen.findByText(messages.enquiry.success)
  expect(mails()).toEqual([typed])
})

test('a chat begins in Malayalam and says which page it comes from', async () => {
  renderApp('/')
  const chat = await screen.findByRole('link', { name: new RegExp(home.counselling.button) })
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toMatch(
    /\p{Script=Malayalam}[^]*– \/ml$/u,
  )
})
