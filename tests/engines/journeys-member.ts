import assert from 'node:assert/strict'
import { join } from 'node:path'
import { yearsLater } from '../../src/lib/dates/years-later.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { root } from '../tools/setup.mjs'
import type { Journeys } from './journey.ts'
import type { Person } from './person.ts'

async function logsIn(person: Person, { email, password }: { email: string; password: string }) {
  await person.isAt('/login')
  await person.types('Email', email)
  await person.types('Password', password)
  await person.presses('button', 'Login')
}

/** What people do with an account. */
export const memberJourneys: Journeys = {
  'register and login': async ({ person }) => {
    await person.opens('/register')
    await person.types('Name', 'Sreya Menon')
    await person.types('Email', 'sreya@example.com')
    await person.types('Phone', '9847054321')
    await person.types('Password', 'a-long-password')
    await person.types('Confirm password', 'a-long-password')
    await person.presses('button', 'Register')
    await logsIn(person, { email: 'sreya@example.com', password: 'a-long-password' })
    await person.isAt('/dashboard/user')
    await person.sees('Welcome, Sreya Menon')
  },

  'the guard and the way back': async ({ person }) => {
    await person.opens('/dashboard/user/refferal')
    await person.sees(/Redirecting/)
    await logsIn(person, sampleLogins.member)
    await person.isAt('/dashboard/user/refferal')
    await person.presses('button', 'Logout', 'page')
    await person.isAt('/login')
  },

  'the profile': async ({ person, api }) => {
    await person.isIn('member', '/dashboard/user/profile')
    await person.types('Name', ' Menon')
    await person.presses('button', 'Save changes')
    await person.sees('Profile updated successfully')
    await person.presses('link', 'Dashboard', 'page')
    await person.sees('Welcome, Anjali Nair Menon')
    const { users } = await api.state()
    assert.ok(users.some(({ name }) => name === 'Anjali Nair Menon'))
  },

  'Buy Now': async ({ person, api }) => {
    await person.isIn('member', '/premium')
    await person.presses('button', 'Buy Now')
    await person.sees('Simulation: no money moves')
    await person.presses('button', 'Pay', 'dialog')
    await person.sees('Payment successful & profile updated!')
    await person.seesA('link', 'Premium Member', 'banner')
    const { orders } = await api.state()
    assert.deepEqual(
      orders.map(({ status }) => status),
      ['paid'],
    )
  },

  'a country with a photo': async ({ person, api }) => {
    await person.isIn('admin', '/dashboard/admin/create-country')
    await person.types('Name', 'Iceland')
    await person.types('Description', 'Geysers and fish.')
    await person.types('Details', 'Language: Icelandic')
    await person.gives('Photo', join(root, 'tests/engines/harbour.png'))
    await person.sees(/will be sent as 640 × 480 pixels/)
    await person.presses('button', 'Create country')
    await person.sees('Iceland is created')
    const iceland = (await api.countries()).find(({ name }) => name === 'Iceland')
    assert.match(iceland?.photo ?? '', /^data:image\/(?:webp|jpeg|png);base64,/)
  },

  'language and dates': async ({ person, api }) => {
    // Half past one at night in India, when it is still the day before in New York.
    const updatedAt = new Date()
    updatedAt.setUTCHours(-4, 0, 0, 0)
    await api.sets('premium', { updatedAt: updatedAt.toISOString() })
    await person.isIn('premium', '/dashboard/user')
    const india = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
    const end = india.format(yearsLater(updatedAt, 1) ?? undefined)
    await person.sees(`You are a Premium member until ${end}.`)
    await person.knows('New York’s hour', () => new Date(0).getHours(), 19)
    await person.knows('the page’s language', () => document.documentElement.lang, 'en-IN')
  },
}
