import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { chatLetters } from '@/content/facts/chat-letters'
import { listFragment } from '@/features/shortlist/tools/list-link'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { env } from '@/lib/env'
import { encodePart } from '@/lib/text/encode'
import { formatRupees } from '@/lib/text/format'
import { paths } from '@/lib/navigation/paths'
import { publicAddress } from '@/lib/navigation/public-address'
import { shortlist } from '@/words/shortlist'
import { breakStorage } from '../helpers/broken-storage'
import { apiStore } from '../helpers/local-server'
import { goByAddress } from '../helpers/render-account'
import { renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack, settled } from '../helpers/waits'

const page = paths.shortlist.href()
const stored = () => JSON.parse(window.localStorage.getItem('cart') ?? 'null')

function store(items: unknown, key = 'cart') {
  window.localStorage.setItem(key, JSON.stringify(items))
}

/** A country of the API, as it is saved. */
function country(name: string): SavedItem {
  const found = apiStore().countries.find((each) => each.name === name)
  return { kind: 'country', id: found?._id ?? '', name }
}

const cook: SavedItem = { kind: 'work', id: 'w1', name: 'Cook' }
const course: SavedItem = { kind: 'product', id: 'p1', name: 'Course', price: 8500 }
const made: SavedItem = { kind: 'country', id: 'c9', name: 'Atlantis' }

const region = (name: string) => screen.findByRole('region', { name })
const list = async () => within(await region('Your shortlist'))
const namesIn = async (name: RegExp) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** A button whose code loads after the page is first shown. */
const comingButton = (name: string) => screen.findByRole('button', { name })

/** Thirty jobs, whose names have that many letters in all, beside forty each. */
const cooks = (letters: number): SavedItem[] =>
  Array.from({ length: 30 }, (_, id) => ({
    ...cook,
    id: `w${id}`,
    name: 'x'.repeat(40 + Math.min(Math.max(letters - id * 50, 0), 50)),
  }))

/** The paths of all calls so far. */
const asked = () => apiStore().requests.map(({ path }) => path)

/** Waits until a status announces this text. */
const heard = (text: RegExp | string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(text),
    ),
  )

describe('the page of the shortlist', () => {
  test('shows what was saved by kind, with its links, prices and drawings', async () => {
    store([course, country('Germany'), cook, country('Canada')])
    // Once the search has answered that it has no such course, that is shown instead of its price.
    holdBack({ path: '/api/v1/product/*' })
    renderApp(page)
    const all = await list()
    expect(await all.findByText('₹8,500')).toBeVisible()
    expect(all.getByRole('heading', { level: 1 })).toHaveTextContent('Your shortlist')
    expect(await namesIn(/^Countries/)).toEqual(['Germany', 'Canada'])
    expect(await namesIn(/^Jobs/)).toEqual(['Cook'])
    expect(await namesIn(/^Courses and help/)).toEqual(['Course'])
    expect(all.getByRole('link', { name: 'Cook' })).toHaveAttribute('href', '/job/w1')
    expect(all.getByText(/^Kept in this browser only/)).toBeVisible()
    expect(document.title).toMatch(/^Your shortlist/)
  })

  test('a wrong price that was saved gives way to the one of the search, here and in the browser', async () => {
    const pack = there(apiStore().products[0])
    store([{ ...course, id: pack._id, name: pack.name, price: 0.5 }])
    renderApp(page)
    const all = await list()
    expect(await all.findByText(formatRupees(pack.price))).toBeVisible()
    await waitFor(() => expect(stored()).toMatchObject([{ price: pack.price }]))
  })

  test('a price that the search no longer has is not shown, nor stored', async () => {
    const pack = there(apiStore().products[0])
    store([{ ...course, id: pack._id, name: pack.name }])
    const body = [{ ...pack, price: 'on request' }]
    apiStore().faults.add({ path: '/api/v1/product/*', status: 200, body })
    renderApp(page)
    const all = await list()
    await waitFor(() => expect(stored()[0]).not.toHaveProperty('price'))
    expect(all.queryByText('₹8,500')).toBeNull()
  })

  test('also has the stored price of what is far below, for printing', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, window.innerHeight + 5000, 100, 100),
    )
    store([course])
    renderApp(page)
    const all = await list()
    expect(all.getByText('₹8,500')).toBeVisible()
    expect(asked().join()).not.toContain('Course')
  })

  test('links to a plan for a country, and to the countries side by side', async () => {
    const [germany, canada] = [country('Germany'), country('Canada')]
    store([germany, canada, cook])
    renderApp(page)
    const all = await list()
    const plan = all.getByRole('link', { name: 'Make a plan', description: 'Germany' })
    expect(plan).toHaveAttribute('href', paths.plan.href({ country: germany.id }))
    expect(all.getByRole('link', { name: 'Compare these 2 countries' })).toHaveAttribute(
      'href',
      paths.compare.href([germany.id, canada.id]),
    )
  })

  test('asks which of more than four countries to compare', async () => {
    store(['1', '2', '3', '4', '5'].map((id) => ({ kind: 'country', id, name: `Country ${id}` })))
    const { user } = renderApp(page)
    await list()
    await user.click(await comingButton('Compare countries'))
    const choice = within(await screen.findByRole('group', { name: /^Choose two to four/ }))
    const box = (name: string) => choice.getByRole('checkbox', { name })
    await user.click(box('Country 5'))
    expect(screen.queryByRole('link', { name: /^Compare \d/ })).toBeNull()
    await heard('Choose at least two.')
    for (const id of ['1', '2', '3']) await user.click(box(`Country ${id}`))
    expect(box('Country 4')).toBeDisabled()
    await heard(/^Four at most/)
    expect(screen.getByRole('link', { name: 'Compare 4 countries' })).toHaveAttribute(
      'href',
      '/compare?with=5,1,2,3',
    )
    await user.click(box('Country 5'))
    expect(box('Country 4')).toBeEnabled()
    expect(screen.getByRole('link', { name: 'Compare 3 countries' })).toHaveAttribute(
      'href',
      '/compare?with=1,2,3',
    )
  })

  test('no longer asks which to compare once one of five is removed', async () => {
    store(['1', '2', '3', '4', '5'].map((id) => ({ kind: 'country', id, name: `Country ${id}` })))
    const { user } = renderApp(page)
    await list()
    await user.click(await comingButton('Compare countries'))
    expect(await screen.findByRole('group', { name: /^Choose two to four/ })).toBeVisible()
    await user.click(button('Remove Country 5'))
    expect(screen.getByRole('link', { name: /^Compare .*4/ })).toBeVisible()
    expect(screen.queryByRole('group', { name: /^Choose two to four/ })).toBeNull()
  })

  test('does not compare one that was chosen and then removed', async () => {
    const ids = ['1', '2', '3', '4', '5', '6']
    store(ids.map((id) => ({ kind: 'country', id, name: `Country ${id}` })))
    const { user } = renderApp(page)
    await list()
    await user.click(await comingButton('Compare countries'))
    const choice = within(await screen.findByRole('group', { name: /^Choose two to four/ }))
    for (const id of ['6', '1', '2'])
      await user.click(choice.getByRole('checkbox', { name: `Country ${id}` }))
    await user.click(button('Remove Country 6'))
    expect(screen.getByRole('link', { name: 'Compare 2 countries' })).toHaveAttribute(
      'href',
      '/compare?with=1,2',
    )
  })

  test('says what is no longer on the site, and keeps it', async () => {
    store([made, country('Germany'), cook])
    renderApp(page)
    await waitFor(() =>
      expect(screen.getAllByText(/^This is no longer on our site/)).toHaveLength(2),
    )
    expect(await namesIn(/^Countries/)).toEqual(['Atlantis', 'Germany'])
  })

  test('shows the photo that the API has', async () => {
    const [first] = apiStore().countries
    if (!first) throw new Error('No country')
    first.photo = 'https://pictures.example/stamp.png'
    store([{ kind: 'country', id: first._id, name: first.name }])
    renderApp(page)
    const all = await region('Your shortlist')
    await waitFor(() => expect(all.querySelector('img')).toHaveAttribute('src', first.photo))
  })

  test('takes the name that the site has now, and says under which it was saved', async () => {
    const [work] = apiStore().works
    const germany = country('Germany')
    const job = { kind: 'work', id: work?._id, name: 'Confirmed seat! Rs 9,000 to 99999 88888' }
    store([{ ...germany, name: 'Deutschland', note: 'mine' }, job])
    renderApp(page)
    expect(await screen.findByText('Saved as: Deutschland')).toBeVisible()
    expect(await screen.findByText(`Saved as: ${job.name}`)).toBeVisible()
    expect(await namesIn(/^Countries/)).toEqual(['Germany'])
    expect(await namesIn(/^Jobs/)).toEqual([work?.name])
    expect(stored()).toEqual([
      { ...germany, note: 'mine', was: 'Deutschland' },
      { ...job, name: work?.name, was: job.name },
    ])
  })

  test.each([{ status: 503 }, { status: 404, text: '<h1>No such app</h1>' }])(
    'shows the stored names if the API does not answer (%j)',
    async (fault) => {
      apiStore().faults.add({ path: '/', ...fault })
      store([country('Germany'), cook])
      renderApp(page)
      const all = await list()
      expect(all.getByRole('link', { name: 'Germany' })).toBeVisible()
      expect(all.getByRole('link', { name: 'Cook' })).toBeVisible()
      await settled()
      expect(screen.queryByText(/no longer on our site/)).toBeNull()
    },
  )

  test('explains how to save while nothing is saved, with links to go on', async () => {
    renderApp(page)
    const all = await list()
    expect(await all.findByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
    expect(all.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/#countries',
      '/latest',
      '/search',
      '/plan',
    ])
  })

  test('is where the link beside a pressed Save button leads', async () => {
    const { user } = renderApp(paths.country.href(country('Germany').id))
    await user.click(await screen.findByRole('button', { name: 'Save Germany' }))
    await user.click(screen.getByRole('link', { name: 'See shortlist' }))
    expect((await list()).getByRole('link', { name: 'Germany' })).toBeVisible()
  })
})

describe('the order', () => {
  const three = ['Malta', 'Latvia', 'Italy'].map((name, id) => ({
    kind: 'country',
    id: `${id}`,
    name,
  }))

  test('changes by buttons, which keep the focus and announce the new place', async () => {
    store([three[0], cook, three[1], three[2]])
    const { user } = renderApp(page)
    await list()
    const down = button('Move Malta down')
    await user.click(down)
    expect(await namesIn(/^Countries/)).toEqual(['Latvia', 'Malta', 'Italy'])
    await heard('Malta is now number 2 of 3.')
    expect(down).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await namesIn(/^Countries/)).toEqual(['Latvia', 'Italy', 'Malta'])
    expect(down).toHaveFocus()
    expect(down).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Enter}')
    await heard('Malta is already last.')
    await user.click(button('Move Latvia up'))
    await heard('Latvia is already first.')
    expect(stored().map(({ name }: SavedItem) => name)).toEqual([
      'Cook',
      'Latvia',
      'Italy',
      'Malta',
    ])
  })

  test('has no buttons if there is only one item', async () => {
    store([cook])
    renderApp(page)
    await list()
    await settled()
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  })
})

describe('a note', () => {
  test('is stored while it is written, and is there again', async () => {
    store([cook])
    const { user, unmount } = renderApp(page)
    await list()
    await user.click(button('Add a note on Cook'))
    const field = screen.getByRole('textbox', { name: 'Your note on Cook' })
    expect(field).toHaveFocus()
    await user.keyboard('Night shifts?')
    expect(stored()).toMatchObject([{ note: 'Night shifts?' }])
    expect(screen.getByText('267 letters left')).toBeVisible()
    await user.click(button('Done'))
    expect(button('Change note on Cook')).toHaveFocus()
    unmount()
    renderApp(page)
    expect(await screen.findByText('Night shifts?')).toBeVisible()
  })

  test('gives the focus back to its button, also on an item that was just restored', async () => {
    store([cook])
    const { user } = renderApp(page)
    await list()
    await user.click(button('Remove Cook'))
    await user.click(button('Undo (Cook)'))
    await user.click(button('Add a note on Cook'))
    await user.keyboard('Night shifts?')
    await user.click(button('Done'))
    expect(button('Change note on Cook')).toHaveFocus()
  })

  test('of 2,000 letters says that only 280 are kept, and leaves them in the field', async () => {
    store([cook])
    const { user } = renderApp(page)
    await list()
    await user.click(button('Add a note on Cook'))
    await user.paste('x'.repeat(2000))
    const field = screen.getByRole('textbox', { name: 'Your note on Cook' })
    expect(field).toHaveValue('x'.repeat(2000))
    expect(field).toHaveAccessibleDescription(/1720 letters too many. Only the first 280 are kept/)
    await heard(/1720 letters too many/)
    expect(stored()[0].note).toHaveLength(280)
  })

  test('names a country within a sentence with its article, and a job as it is called', async () => {
    store([country('United Kingdom'), country('Malta'), { ...cook, name: 'UK care worker' }])
    const { user } = renderApp(page)
    await list()
    expect(await namesIn(/^Countries/)).toEqual(['United Kingdom', 'Malta'])
    expect(button('Add a note on UK care worker')).toBeVisible()
    await user.click(button('Add a note on the United Kingdom'))
    expect(screen.getByRole('textbox', { name: 'Your note on the United Kingdom' })).toHaveFocus()
    await user.click(await comingButton('Move the United Kingdom down'))
    await heard('The United Kingdom is now number 2 of 2.')
    await user.click(button('Remove United Kingdom'))
    await heard('The United Kingdom is off your shortlist.')
    await user.click(button('Undo (United Kingdom)'))
    await heard('The United Kingdom is back on your shortlist.')
  })

  test('that is emptied is removed', async () => {
    store([{ ...cook, note: 'x' }])
    const { user } = renderApp(page)
    await list()
    await user.click(button('Change note on Cook'))
    await user.clear(screen.getByRole('textbox', { name: 'Your note on Cook' }))
    expect(stored()).toEqual([cook])
  })
})

describe('removing', () => {
  test('leaves an Undo in its place, with the focus, that brings it back with its note', async () => {
    const items = [country('Germany'), { ...country('Canada'), note: 'cold' }, cook]
    store(items)
    const { user } = renderApp(page)
    await list()
    await user.click(button('Remove Canada'))
    await heard('Canada is off your shortlist.')
    expect(stored()).toHaveLength(2)
    const undo = button('Undo (Canada)')
    expect(undo).toHaveFocus()
    await user.keyboard('{Enter}')
    await heard('Canada is back on your shortlist.')
    expect(button('Remove Canada')).toHaveFocus()
    expect(stored()).toEqual(items)
  })

  test('of the last item leaves an Undo beside the links to go on', async () => {
    store([cook])
    const { user } = renderApp(page)
    await list()
    await user.click(button('Remove Cook'))
    expect(screen.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
    await user.click(button('Undo (Cook)'))
    expect(await namesIn(/^Jobs/)).toEqual(['Cook'])
  })

  test('leaves no Undo once another tab has brought it back', async () => {
    store([cook, course])
    const { user } = renderApp(page)
    await list()
    await user.click(button('Remove Cook'))
    act(() => {
      store([cook, course])
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    })
    expect(screen.getByRole('link', { name: 'Cook' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  test('leaves no Undo once a link has brought it back', async () => {
    store([cook])
    const { user } = renderApp(page + listFragment([cook]))
    await list()
    await user.click(button('Remove Cook'))
    await user.click(await screen.findByRole('button', { name: 'Save 1 thing' }))
    expect(await namesIn(/^Jobs/)).toEqual(['Cook'])
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  test('in another tab is shown here', async () => {
    store([cook, course])
    renderApp(page)
    await list()
    act(() => {
      store([course])
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    })
    expect(screen.queryByRole('link', { name: 'Cook' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Course' })).toBeVisible()
  })
})

describe('asking about all', () => {
  test('shows the text first, without notes unless they are wanted', async () => {
    store([{ ...country('Germany'), note: 'Bonn' }, cook])
    const { user } = renderApp(page)
    await list()
    await user.click(await comingButton('Ask about all'))
    const text = await screen.findByRole('textbox', { name: 'Text of the message' })
    expect(text).toHaveValue(
      'Hello, I saved these on your website and have questions about them.\n\nCountries:\n- Germany\n\nJobs:\n- Cook',
    )
    await user.click(screen.getByRole('checkbox', { name: 'With my notes' }))
    expect(text).toHaveTextContent('- Germany (Bonn)')
    const href =
      screen.getByRole('link', { name: 'Open WhatsApp (opens a new tab)' }).getAttribute('href') ??
      ''
    expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
    expect(new URL(href).searchParams.get('text')).toContain('Germany (Bonn)')
  })

  test('names the category of a job, as its row does', async () => {
    store([{ ...cook, category: 'Hospitality in Malta' }])
    const { user } = renderApp(page)
    expect((await list()).getByText('Hospitality in Malta')).toBeVisible()
    await user.click(await comingButton('Ask about all'))
    expect(await screen.findByRole('textbox', { name: 'Text of the message' })).toHaveTextContent(
      '- Cook, Hospitality in Malta',
    )
  })

  test('says that a part is left out if there are 200 items', async () => {
    store(
      Array.from({ length: 200 }, (_, id) => ({ ...cook, id: `${id}`, name: `Cook number ${id}` })),
    )
    const { user } = renderApp(page)
    await list()
    await user.click(await comingButton('Ask about all'))
    expect(await screen.findByText(/too long for one message/)).toBeVisible()
    // The message itself says so too.
    const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Text of the message',
    })
    const listed = value.split('\n').filter((line) => line.startsWith('- ')).length
    expect(value).toMatch(new RegExp(`\nand ${200 - listed} more$`))
  })
})

describe('a link to the list', () => {
  test('uses the published address of the site, wherever the page is opened', async () => {
    env.siteUrl = 'https://www.uru.example'
    onTestFinished(() => void (env.siteUrl = ''))
    store([cook])
    const { user } = renderApp(page)
    await list()
    await user.click(await comingButton('Share the list'))
    const field = await screen.findByRole('textbox', { name: 'Link to your list' })
    expect(field.getAttribute('value')).toMatch(/^https:\/\/www\.uru\.example\/shortlist#list=/)
  })

  test('is shown, holds no note, and opens as the same list elsewhere', async () => {
    store([{ ...country('Germany'), note: 'secret' }, cook])
    const { user, unmount } = renderApp(page)
    await list()
    await user.click(await comingButton('Share the list'))
    const field = await screen.findByRole('textbox', { name: 'Link to your list' })
    const value = field.getAttribute('value') ?? ''
    expect(value).toMatch(/\/shortlist#list=1[\w-]+$/)
    expect(atob(value.split('#list=1')[1] ?? '')).not.toContain('secret')
    expect(screen.getByRole('link', { name: /^Send on WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(value)),
    )
    unmount()
    window.localStorage.clear()
    renderApp(new URL(value).pathname + new URL(value).hash)
    const sent = within(await region('Somebody sent you this list'))
    expect(sent.getByRole('checkbox', { name: 'Germany' })).toBeChecked()
    expect(sent.getByRole('checkbox', { name: 'Cook' })).toBeChecked()
  })

  test('goes into a chat only if it fits into an address, which encodes some letters as three', async () => {
    const messageOf = (items: readonly SavedItem[]) =>
      shortlist.share.message(publicAddress(page) + listFragment(items))
    const lists = Array.from({ length: 1500 }, (_, letters) => cooks(letters))
    const tooLong = (items: readonly SavedItem[]) =>
      encodePart(messageOf(items)).length > chatLetters
    const first = lists.findIndex(tooLong)
    store(lists[first - 1])
    const { user } = renderApp(page)
    await list()
    await user.click(await comingButton('Share the list'))
    expect(await screen.findByRole('link', { name: /^Send on WhatsApp/ })).toBeVisible()
    expect(messageOf(lists[first] ?? []).length).toBeLessThan(chatLetters)
    act(() => {
      store(lists[first])
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    })
    expect(screen.queryByRole('link', { name: /^Send on WhatsApp/ })).toBeNull()
  })

  test('saves nothing until asked, then what was chosen, above what is there', async () => {
    store([{ ...cook, note: 'mine' }])
    const sent = [country('Germany'), country('Canada'), { ...cook, name: 'Their cook' }]
    const { user } = renderApp(page + listFragment(sent))
    const offer = within(await region('Somebody sent you this list'))
    expect(stored()).toEqual([{ ...cook, note: 'mine' }])
    expect(offer.getByText(/^You already have this/)).toBeVisible()
    expect(offer.queryByRole('checkbox', { name: 'Their cook' })).toBeNull()
    await user.click(offer.getByRole('checkbox', { name: 'Canada' }))
    await user.click(offer.getByRole('button', { name: 'Save 1 thing' }))
    await heard('1 thing saved at the top of your shortlist.')
    expect(stored()).toEqual([country('Germany'), { ...cook, note: 'mine' }])
    expect(screen.queryByRole('region', { name: 'Somebody sent you this list' })).toBeNull()
    expect(window.location.hash).toBe('')
  })

  test('has its boxes ticked and emptied together', async () => {
    const { user } = renderApp(page + listFragment([country('Germany'), cook]))
    const offer = within(await region('Somebody sent you this list'))
    await user.click(offer.getByRole('button', { name: 'Choose none' }))
    for (const box of offer.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    await user.click(offer.getByRole('button', { name: 'Choose at least one to save.' }))
    expect(stored()).toBeNull()
    await user.click(offer.getByRole('button', { name: 'Choose all' }))
    await user.click(offer.getByRole('button', { name: 'Save 2 things' }))
    await heard('2 things saved at the top of your shortlist.')
    expect(stored()).toEqual([country('Germany'), cook])
  })

  test('that is refused leaves everything as it is', async () => {
    const { user } = renderApp(page + listFragment([cook]))
    const offer = within(await region('Somebody sent you this list'))
    await user.click(offer.getByRole('button', { name: 'No, thank you' }))
    await heard('Nothing from the list was saved.')
    expect(stored()).toBeNull()
  })

  test('that contains nothing new says so', async () => {
    store([cook])
    const { user } = renderApp(page + listFragment([cook]))
    const offer = within(await region('Somebody sent you this list'))
    expect(offer.getByText('All of it is already on your shortlist.')).toBeVisible()
    await user.click(offer.getByRole('button', { name: 'Close' }))
    expect(await namesIn(/^Jobs/)).toEqual(['Cook'])
  })

  test('that is opened while the page is open is shown too', async () => {
    renderApp(page)
    await region('Your shortlist')
    goByAddress(page + listFragment([cook]))
    const offer = within(await region('Somebody sent you this list'))
    expect(offer.getByRole('checkbox', { name: 'Cook' })).toBeChecked()
  })

  test('asks the API for nothing but the list of countries', async () => {
    renderApp(page + listFragment([country('Germany'), cook, course]))
    await region('Somebody sent you this list')
    await waitFor(() => expect(asked().join()).toContain('/country/getCountry'))
    expect(asked().filter((path) => /w1|Course/.test(path))).toEqual([])
  })

  test('has our names of countries above those of the sender, and keeps ours', async () => {
    const forged = 'Germany: FILE APPROVED, pay Rs 25,000'
    const { user } = renderApp(page + listFragment([{ ...country('Germany'), name: forged }, cook]))
    const offer = within(await region('Somebody sent you this list'))
    expect(await offer.findByRole('checkbox', { name: 'Germany' })).toBeChecked()
    expect(offer.getByText(`In the link: ${forged}`)).toBeVisible()
    expect(
      offer.getByText('The names of jobs and courses are as the sender wrote them.'),
    ).toBeVisible()
    expect(stored()).toBeNull()
    await user.click(offer.getByRole('button', { name: 'Save 2 things' }))
    await waitFor(() => expect(stored()[0]).toEqual({ ...country('Germany'), was: forged }))
    expect(await namesIn(/^Countries/)).toEqual(['Germany'])
  })

  test('marks an item that the site does not have', async () => {
    renderApp(page + listFragment([{ ...made, name: 'Call 98470 and win a visa' }]))
    expect(await screen.findByText('This is not on our site.')).toBeVisible()
  })

  test.each([
    ['#list=1abc', /damaged or was cut short/],
    ['#list=7abc', /Another version of this site/],
    [`#list=1${'x'.repeat(130_000)}`, /more than a shortlist can/],
    [listFragment([]), /is empty/],
  ])('%.12s shows a message, and the own list stays', async (fragment, words) => {
    store([cook])
    const { user } = renderApp(page + fragment)
    const trouble = within(await region('This link has no list'))
    expect(trouble.getByText(words)).toBeVisible()
    expect(await namesIn(/^Jobs/)).toEqual(['Cook'])
    await user.click(trouble.getByRole('button', { name: 'Close' }))
    expect(window.location.hash).toBe('')
  })
})

describe('what is stored and cannot be read', () => {
  test('is reported, shown, and kept until it is deleted', async () => {
    store([{ _id: '9', qty: 3 }, cook])
    const { user } = renderApp(page)
    const notice = within(await region('Something here could not be read'))
    expect(notice.getByText(/^1 stored entry is damaged/)).toBeVisible()
    await user.click(button('Remove Cook'))
    expect(JSON.parse(window.localStorage.getItem('cart-aside') ?? '')).toEqual([
      { _id: '9', qty: 3 },
    ])
    await user.click(notice.getByText('Show what is stored'))
    expect(notice.getByText('{"_id":"9","qty":3}')).toBeVisible()
    await user.click(notice.getByRole('button', { name: 'Delete it for good' }))
    await heard('What could not be read is deleted.')
    expect(screen.queryByRole('region', { name: 'Something here could not be read' })).toBeNull()
    expect(window.localStorage.getItem('cart-aside')).toBe('[]')
  })

  test.each([
    [[{ odd: 1 }, 7], /^2 stored entries are damaged/, /^\{"odd":1\}\s7$/],
    [{ odd: 1 }, /^1 stored entry is damaged/, '{"odd":1}'],
  ])('is shown as it was set aside on another visit: %j', async (aside, words, text) => {
    store(aside, 'cart-aside')
    const { user } = renderApp(page)
    const notice = within(await region('Something here could not be read'))
    expect(notice.getByText(words)).toBeVisible()
    await user.click(notice.getByText('Show what is stored'))
    expect(notice.getByText(text)).toBeVisible()
  })

  test('is kept too if it has no known shape at all', async () => {
    window.localStorage.setItem('cart', '{"items":')
    const { user } = renderApp(paths.country.href(country('Germany').id))
    await user.click(await screen.findByRole('button', { name: 'Save Germany' }))
    expect(JSON.parse(window.localStorage.getItem('cart') ?? '')).toMatchObject([
      { name: 'Germany' },
      '{"items":',
    ])
  })
})

test('if the storage is full the page says that a change is not stored', async () => {
  store([cook, course])
  const { user } = renderApp(page)
  const all = await list()
  const repair = breakStorage('setItem')
  await user.click(button('Remove Cook'))
  expect(all.getByText(/only until you close or reload the page/)).toBeVisible()
  repair()
  await user.click(button('Undo (Cook)'))
  expect(all.getByText(/^Kept in this browser only/)).toBeVisible()
})
