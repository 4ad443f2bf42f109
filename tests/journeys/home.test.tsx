import { httpsHost } from '@/lib/text/https-host'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { company } from '@/content/facts/company'
import { countryNames } from '@/words/countries'
import { greetings } from '@/words/company'
import { home as words } from '@/words/home'
import { homeFirst } from '@/words/home-first'
import { statusNames, visitVisas } from '@/words/visit-visas'
import { visitCountries } from '@/content/facts/visit-countries'
import { TINY_PHOTO } from '../local-api/photos'
import { apiStore } from '../helpers/local-server'
import { price } from '../samples/premium-price'
import { renderApp } from '../helpers/render-app'

const TWELVE = [
  'USA',
  'Canada',
  'Germany',
  'France',
  'Italy',
  'Spain',
  'Japan',
  'Australia',
  'India',
  'Brazil',
  'South Korea',
  'Mexico',
]

async function home() {
  const view = renderApp('/')
  // Waits for the last block: what is below the fold loads a little later.
  await screen.findByRole('heading', { name: 'Get in Touch' })
  return view
}

/** The block under a heading. */
const block = (name: string | RegExp) => screen.getByRole('region', { name })

test('the landing block asks a question, offers three ways and says where to check on us', async () => {
  await home()
  const landing = block('What can we do for you today?')
  expect(within(landing).getByRole('heading', { level: 1 })).toBeVisible()
  const links = within(landing).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Study Abroad', '/study'],
    ['Job Consulting', '/job'],
    ['Visiting Visa', '/visiting-visa'],
    [words.getInTouch.verify, '/verify'],
  ])
})

test('what one can hold us to comes before the long list of countries', async () => {
  await home()
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  expect(headings.indexOf(words.trusted.heading)).toBeLessThan(
    headings.indexOf(words.countries.heading),
  )
})

test('free counselling opens a chat in a new tab, with its first words filled in', async () => {
  await home()
  const link = within(block("Don't know what to do?")).getByRole('link', {
    name: 'Get Free Counselling?',
  })
  const href = new URL(link.getAttribute('href') ?? '')
  expect(href.pathname).toBe(`/${company.whatsAppNumber}`)
  expect(href.searchParams.get('text')).toBe(greetings.counselling)
  expect(greetings.counselling).toMatch(/international expert/)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(link).toHaveAccessibleDescription(/new tab/)
})

test('the chat uses the number from the settings, if one is set', async () => {
  vi.spyOn(env, 'whatsAppNumber', 'get').mockReturnValue('919847012345')
  await home()
  for (const name of [/^Get Free Counselling/, /^Contact us in a chat/]) {
    const href = screen.getByRole('link', { name }).getAttribute('href')
    expect(href).toMatch(/^https:\/\/wa\.me\/919847012345\?text=Hello/)
  }
})

test('Premium is offered with its price', async () => {
  await home()
  const premium = block(words.premium.heading)
  expect(within(premium).getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
    'href',
    '/premium',
  )
  expect(premium).toHaveTextContent(`${price.now} a year`)
  expect(premium).toHaveTextContent(`Original price: ${price.original}`)
  expect(premium).toHaveTextContent(price.off)
  // The bonus is for what a friend buys, not for a friend who registers.
  expect(premium).toHaveTextContent(/a bonus when a friend buys Premium/)
})

test('a reader who was sent an offer finds the link to check it', async () => {
  await home()
  expect(
    within(block(words.trusted.heading)).getByRole('link', { name: 'Check an offer' }),
  ).toHaveAttribute('href', '/check-an-offer')
})

test('each service card has its own Contact now', async () => {
  await home()
  const cards = within(block(words.services.heading)).getAllByRole('listitem')
  expect(
    cards.map((card) => [
      within(card).getByRole('heading').textContent,
      within(card).getByRole('link', { name: 'Contact now' }).getAttribute('href'),
    ]),
  ).toEqual([
    ['Study Abroad', '/study'],
    ['Job Consultancy', '/job'],
    ['Visiting Visa', '/visiting-visa'],
  ])
})

test('who wants to stay abroad for good finds the page on immigration below the service cards', async () => {
  await home()
  expect(
    within(block(words.services.heading)).getByRole('link', { name: words.services.immigration }),
  ).toHaveAttribute('href', '/immigration')
})

test('the latest jobs and the country grid are shown with their data', async () => {
  await home()
  const latest = block(homeFirst.latest.heading)
  expect(await within(latest).findAllByRole('link', { name: /View more/ })).toHaveLength(4)
  expect(latest.querySelectorAll(`img[src="${TINY_PHOTO}"]`)).toHaveLength(4)
  const countries = block(words.countries.heading)
  const [first] = await within(countries).findAllByRole('link')
  expect(first?.getAttribute('href')).toMatch(/^\/country\//)
  const business = within(block('OUR BUSINESS CONSULTANCY SERVICES'))
  for (const service of [
    'Financial consultancy (bank, SBIC)',
    'Work permits and VFS support',
    'Visa stamping for candidates with international clients',
  ])
    expect(business.getByText(service)).toBeVisible()
})

const picker = () => screen.getByRole('group', { name: 'Country' })

describe('the visa picker', () => {
  test('has the twelve countries', async () => {
    await home()
    const names = within(picker())
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent)
    expect(names).toEqual(TWELVE)
  })

  test('shows for each its visa, its status and who decides', async () => {
    const { user } = await home()
    for (const { name, officialUrl, status } of visitCountries) {
      const { summary, officialBody } = visitVisas[name]
      const radio = within(picker()).getByRole('radio', { name: countryNames[name] })
      await user.click(radio)
      expect(radio).toBeChecked()
      expect(radio).toHaveAccessibleDescription(summary)
      const entry = document.getElementById(
        radio.getAttribute('aria-describedby') ?? '',
      )?.parentElement
      if (!entry) throw new Error(`no entry for ${name}`)
      expect(entry).toHaveTextContent(statusNames[status])
      const official = within(entry).getByRole('link', {
        name: `${officialBody} (${httpsHost(officialUrl)})`,
      })
      expect(official).toHaveAttribute('href', officialUrl)
      expect(within(entry).getByRole('link', { name: words.visaPicker.link })).toHaveAttribute(
        'href',
        '/visiting-visa#enquiry',
      )
    }
  })

  test('leads to the visit form, in which the country is chosen', async () => {
    const { user } = await home()
    await user.click(within(picker()).getByRole('radio', { name: 'Canada' }))
    const entry = picker().querySelector<HTMLElement>('[data-chosen="canada"] [data-chosen]')
    await user.click(within(entry ?? picker()).getByRole('link', { name: words.visaPicker.link }))
    const form = within(await screen.findByRole('form', { name: /visit/i }))
    expect(form.getByLabelText(/^Country \(/)).toHaveDisplayValue('Canada')
    await user.type(form.getByLabelText('Name'), 'Ravi')
    await user.type(form.getByLabelText('Phone'), '9876543210')
    await user.click(form.getByRole('button', { name: 'Send enquiry' }))
    expect(await form.findByText('Form submitted successfully!')).toBeVisible()
    expect(apiStore().outbox.map(({ fields }) => fields['country'])).toEqual(['Canada'])
  })

  test('draws the stamp of the chosen country only', async () => {
    const { user } = await home()
    const drawn = () => picker().querySelectorAll('svg[viewBox="0 0 240 180"]')
    expect(drawn()).toHaveLength(0)
    await user.click(within(picker()).getByRole('radio', { name: 'Japan' }))
    await user.click(within(picker()).getByRole('radio', { name: 'Italy' }))
    expect(drawn()).toHaveLength(1)
    const [picture] = drawn()
    const entry = picture?.closest('div')
    expect(entry).toHaveTextContent('Italy')
  })
})

test('career counselling, trust and the postcard are there', async () => {
  await home()
  expect(within(block(words.career.heading)).getAllByRole('listitem')).toHaveLength(4)
  const trusted = within(block(words.trusted.heading))
  expect(trusted.getByRole('link', { name: words.trusted.link })).toHaveAttribute('href', '/about')
  const touch = block('Get in Touch')
  expect(within(touch).getByRole('link', { name: words.getInTouch.button })).toHaveAttribute(
    'href',
    '/contact',
  )
  expect(within(touch).getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  )
})

test('one block fades in slowly, in 1000 ms, and each further one in 600 ms', async () => {
  await home()
  const coming = [...document.querySelectorAll('main [data-aos]')]
  expect(coming.map((each) => each.getAttribute('data-aos-duration'))).toEqual([
    '1000',
    '600',
    '600',
  ])
})

test('headings go down one level at a time', async () => {
  await home()
  const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map((heading) =>
    Number(heading.tagName.slice(1)),
  )
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1)
  }
})
