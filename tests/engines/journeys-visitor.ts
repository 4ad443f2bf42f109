import assert from 'node:assert/strict'
import { enquiryForGermany } from '../samples/blank-enquiry.ts'
import type { Journeys } from './journey.ts'

/** What people do without an account. */
export const visitorJourneys: Journeys = {
  'an enquiry': async ({ person, api }) => {
    await person.opens('/')
    await person.presses('link', /^Germany/)
    await person.seesA('heading', 'Germany')
    await person.types('Name', 'Meera Nair')
    await person.types('Phone', '+91 98470 12345')
    await person.chooses(/^Visa type/, 'Opportunity card')
    await person.presses('checkbox', /^I accept/)
    await person.presses('button', 'Send enquiry')
    await person.sees('Form submitted successfully!')
    assert.deepEqual(await api.outbox(), [
      {
        fields: enquiryForGermany,
      },
    ])
  },

  'a search': async ({ person }) => {
    await person.opens('/')
    await person.waitsForCode()
    await person.types('Search countries and jobs', 'germany', 'banner')
    await person.presses('button', 'Search', 'banner')
    await person.isAt('/search?q=germany')
    await person.sees(/^\d+ Result Found$/)
    await person.presses('link', /^Germany/)
    await person.isAt(/^\/country\//)
    await person.seesA('heading', 'Germany')
  },

  'a draft over a reload': async ({ person, api }) => {
    await person.opens('/contact')
    await person.types('Name', 'Meera Nair')
    await person.types('Message', 'What does a visa for Japan cost?')
    await person.waitsForCode()
    await person.reloads()
    await person.waitsForCode()
    // After a reload Firefox fills a form in again by itself; at an address opened anew it does not.
    await person.opens('/contact')
    await person.types('Email', 'meera@example.com')
    await person.types('Subject', 'Japan')
    await person.presses('button', 'Send Message')
    await person.sees('Form submitted successfully!')
    const [mail] = await api.outbox()
    assert.equal(mail?.fields.name, 'Meera Nair')
    assert.equal(mail.fields.message, 'What does a visa for Japan cost?')
  },

  'Back and Forward': async ({ person }) => {
    await person.opens('/services')
    await person.waitsForCode()
    await person.presses('link', 'Study Visa', 'banner')
    await person.seesA('heading', 'Study abroad')
    await person.presses('link', 'Job', 'banner')
    await person.isAt('/job')
    await person.goesBack()
    await person.isAt('/study')
    await person.seesA('heading', 'Study abroad')
    await person.goesBack()
    await person.isAt('/services')
    await person.seesA('heading', 'What we do, step by step')
    await person.goesForward()
    await person.isAt('/study')
    await person.seesA('heading', 'Study abroad')
    for (const address of ['/', '/plan']) await person.leavesAndComesBackTo(address)
  },
}
