import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { toggleChosen } from '@/features/compare/chosen'
import { paths } from '@/lib/navigation/paths'
import { removeEmbedded } from '../helpers/embedded-page'
import { apiStore, server } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { holdBack, holdClock, pass } from '../helpers/waits'

const ONE = '/country/getoneCountry'

function idOf(name: string) {
  const country = apiStore().countries.find((each) => each.name === name)
  if (!country) throw new Error(`${name} is not seeded`)
  return country._id
}

const idsOf = (...names: string[]) => names.map(idOf)
const open = (...names: string[]) => renderApp(paths.compare.href(idsOf(...names)))
/** The table with its rows, which appear after its columns. */
async function table() {
  const found = await screen.findByRole('table', { name: 'Countries side by side' })
  await within(found).findByRole('rowheader', { name: 'Next step' })
  return found
}
const address = () => window.location.pathname + decodeURIComponent(window.location.search)

const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => header.textContent)

const rowOf = async (name: RegExp) => {
  const [row] = within(await table()).getAllByRole('row', { name })
  if (!row) throw new Error('No such row')
  return row
}

/** The classes of each statement about how countries agree. */
const said = (place: HTMLElement) =>
  [...place.querySelectorAll('[data-verdict]')].map(({ className }) => className)

const listOf = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name })
/** The Compare button on a country's stamp. */
const sign = (name: string) => screen.findByRole('button', { name: `Compare ${name}` })
const shown = (list: HTMLSelectElement) => list.selectedOptions[0]?.textContent

/** Presses an arrow key on a closed list as on Windows, where each press changes the list. */
async function arrowTo(list: HTMLSelectElement, name: string) {
  const { value } = await within(list).findByRole<HTMLOptionElement>('option', { name })
  list.focus()
  fireEvent.keyDown(list, { key: 'ArrowDown' })
  fireEvent.change(list, { target: { value } })
  fireEvent.keyUp(list, { key: 'ArrowDown' })
}

/** A country in the list of all, and the names of those that are ticked there. */
const box = (name: string) => screen.findByRole('checkbox', { name })
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent)

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))

afterEach(removeEmbedded)

/** What is read out of the choice on the stamps. */
const expectSaid = (text: string) =>
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text)

describe('countries side by side', () => {
  test('are columns, with their facts as rows, and their differences in words', async () => {
    open('Germany', 'Malta')
    await waitFor(async () => expect(await columns()).toEqual(['Germany', 'Malta']))
    const language = await rowOf(/^Language/)
    expect(within(language).getByRole('rowheader')).toHaveTextContent('Language Differs by country')
    expect(
      within(language)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([expect.stringContaining('German'), 'Maltese and English'])
    const visas = await rowOf(/^Visit visas/)
    expect(visas).toHaveTextContent('Some not known to us')
    expect(within(visas).getByText('We have no information')).toBeVisible()
    expect(screen.getByText(/No information is not a no/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute(
      'href',
      paths.contact.href(),
    )
    expect(screen.getByText(/^Germany and Malta: \d+ points differ/)).toBeVisible()
  })

  test('link to their guides, to official pages and to a plan', async () => {
    open('Germany', 'Canada')
    await waitFor(async () => expect(await columns()).toHaveLength(2))
    const links = within(await table())
    expect(links.getByRole('link', { name: 'Germany' })).toHaveAttribute(
      'href',
      paths.country.href(idOf('Germany')),
    )
    expect(links.getByRole('link', { name: 'Make a plan for Canada' })).toHaveAttribute(
      'href',
      `/plan?where=${idOf('Canada')}`,
    )
    expect(links.getAllByRole('link', { name: /^German Missions in India/ })[0]).toHaveAttribute(
      'href',
      'https://india.diplo.de/',
    )
  })

  test('one can be changed; one that is in another column swaps places', async () => {
    const { user } = open('Germany', 'Canada', 'Malta')
    await waitFor(async () => expect(await columns()).toHaveLength(3))
    const first = screen.getByRole('combobox', { name: 'Country 1' })
    await user.selectOptions(first, 'Malta')
    await waitFor(async () => expect(await columns()).toEqual(['Malta', 'Canada', 'Germany']))
    expect(address()).toBe(`/compare?with=${idsOf('Malta', 'Canada', 'Germany').join(',')}`)
    // A phone has no room for a third country.
    expect(screen.getByText(/^Two fit on this screen\./)).toHaveTextContent('Not shown: Germany.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country 2' }), 'Italy')
    await waitFor(async () => expect(await columns()).toEqual(['Malta', 'Italy', 'Germany']))
  })

  test('more are added, up to four, and removed', async () => {
    const { user } = open('Germany', 'Canada', 'Malta')
    await user.selectOptions(await listOf('Add a country'), 'Italy')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(async () => expect(await columns()).toHaveLength(4))
    expect(screen.queryByRole('combobox', { name: 'Add a country' })).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Countries side by side' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove Canada' }))
    await waitFor(async () => expect(await columns()).toEqual(['Germany', 'Malta', 'Italy']))
    expect(screen.getByRole('region', { name: 'Countries side by side' })).toHaveFocus()
    expect(address()).toBe(`/compare?with=${idsOf('Germany', 'Malta', 'Italy').join(',')}`)
  })

  test('one is added when Add is pressed, not by the arrow keys used to find it', async () => {
    const { user } = open('Germany', 'Malta')
    const list = await listOf('Add a country')
    const before = address()
    for (const name of ['Canada', 'Ireland', 'Italy']) await arrowTo(list, name)
    await user.keyboard('{Tab}')
    expect(address()).toBe(before)
    const add = screen.getByRole('button', { name: 'Add' })
    expect(add).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await columns()).toEqual(['Germany', 'Malta', 'Italy']))
    expect(add).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(list).toHaveFocus()
    expect(shown(list)).toBe('Choose one')
    expect(address()).toBe(`/compare?with=${idsOf('Germany', 'Malta', 'Italy').join(',')}`)
  })

  test.each(['{Enter}', '{Tab}'])(
    'arrow keys go through the countries of a column, and %s takes the last one',
    async (key) => {
      const { user } = open('Germany', 'Malta')
      const list = await listOf('Country 2')
      const before = [address(), window.history.length]
      for (const name of ['Canada', 'Ireland', 'Italy']) await arrowTo(list, name)
      expect(shown(list)).toBe('Italy')
      expect([address(), window.history.length]).toEqual(before)
      await user.keyboard(key)
      await waitFor(async () => expect(await columns()).toEqual(['Germany', 'Italy']))
      expect(window.history.length).toBe(Number(before[1]) + 1)
      await user.tab()
      expect(window.history.length).toBe(Number(before[1]) + 1)
    },
  )

  test('a country chosen in a list that a key has opened is taken at once', async () => {
    const { user } = open('Germany', 'Malta')
    const list = await listOf('Country 2')
    await within(list).findByRole('option', { name: 'Italy' })
    list.focus()
    holdClock()
    fireEvent.keyDown(list, { key: 'ArrowDown' })
    // The open list handles the keys itself; choosing in it takes at least this long.
    await pass(150)
    await user.selectOptions(list, 'Italy')
    await waitFor(async () => expect(await columns()).toEqual(['Germany', 'Italy']))
  })

  test('a row says nothing of countries that differ while fewer than two have loaded', async () => {
    holdClock()
    const release = holdBack({ path: `${ONE}/${idOf('Malta')}` })
    open('Germany', 'Malta')
    await waitFor(async () => expect(await columns()).toEqual(['Germany', 'Malta']))
    const name = /^Language/
    expect(within(await rowOf(name)).getByRole('rowheader')).toHaveAccessibleName('Language')
    expect(said(await table())).toEqual([])
    await release()
    const header = within(await rowOf(name)).getByRole('rowheader')
    expect(header).toHaveAccessibleName('Language Differs by country')
  })

  test('nor of the two that a phone shows while one of them loads beside a third', async () => {
    holdClock()
    const release = holdBack({ path: `${ONE}/${idOf('Malta')}` })
    open('Germany', 'Malta', 'Canada')
    await waitFor(async () => expect(await columns()).toHaveLength(3))
    const visits = /^Visit visas/
    expect(said(await rowOf(visits))).toEqual([expect.stringContaining('wide')])
    await release()
    expect(said(await rowOf(visits)).join(' ')).not.toContain('wide')
  })

  test('of three, the sentence for a phone counts what differs between the two that it shows', async () => {
    open('Germany', 'Canada', 'Malta')
    const verdicts = within(await table()).getAllByText('Differs by country')
    const onPhone = verdicts.filter(({ className }) => !className.includes('wide')).length
    expect(onPhone).not.toBe(
      verdicts.filter(({ className }) => !className.includes('narrow')).length,
    )
    expect(
      await screen.findByText(new RegExp(`^Germany and Canada: ${onPhone} points differ`)),
    ).toHaveClass(/narrow/)
    expect(screen.getByText(/^Germany, Canada and Malta: /)).toHaveClass(/wide/)
  })

  test('one alone asks for a second', async () => {
    open('Germany')
    expect(await screen.findByText('Add a second country to compare it with.')).toBeVisible()
    expect(await columns()).toEqual(['Germany'])
    expect(screen.queryByText('Differs by country')).not.toBeInTheDocument()
  })

  test('a fifth has no room, and is named as left out', async () => {
    open('Germany', 'Canada', 'Malta', 'Italy', 'Spain')
    await waitFor(async () => expect(await columns()).toHaveLength(4))
    expect(
      await screen.findByText(/Only 4 countries fit side by side\. Left out: Spain/),
    ).toBeVisible()
  })
})

const addressOf = (...ids: unknown[]) => paths.compare.href(ids.map(String))

describe('what cannot be shown', () => {
  test('an unknown id is reported, and can be removed', async () => {
    const { user } = renderApp(paths.compare.href([idOf('Germany'), 'gone', idOf('Malta')]))
    expect(await screen.findByText(/We have no country at “gone”/)).toBeVisible()
    await waitFor(async () => expect(await columns()).toEqual(['Germany', 'Malta']))
    await user.click(screen.getByRole('button', { name: 'Remove it gone' }))
    expect(screen.queryByText(/We have no country/)).not.toBeInTheDocument()
    expect(address()).toBe(`/compare?with=${idsOf('Germany', 'Malta').join(',')}`)
  })

  test('removing it removes nothing else: the fifth takes its place', async () => {
    const [germany, canada, malta, italy] = idsOf('Germany', 'Canada', 'Malta', 'Italy')
    const ids = [germany, canada, 'gone', malta, italy].map(String)
    const { user } = renderApp(paths.compare.href(ids))
    await user.click(await screen.findByRole('button', { name: 'Remove it gone' }))
    await waitFor(async () =>
      expect(await columns()).toEqual(['Germany', 'Canada', 'Malta', 'Italy']),
    )
    expect(screen.queryByText(/Left out/)).not.toBeInTheDocument()
  })

  test('changing a country, or adding one beside it, keeps the fifth in the address', async () => {
    const [germany, canada, malta, italy] = idsOf('Germany', 'Canada', 'Malta', 'Italy')
    const ids = [germany, canada, 'gone', malta, italy].map(String)
    const { user } = renderApp(paths.compare.href(ids))
    await listOf('Add a country')
    const [france, spain] = idsOf('France', 'Spain')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country 2' }), 'France')
    await waitFor(() => expect(address()).toBe(addressOf(germany, france, 'gone', malta, italy)))
    await user.selectOptions(await listOf('Add a country'), 'Spain')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(address()).toBe(addressOf(germany, france, malta, spain, italy)))
  })

  test.each([{ status: 500 }, { status: 404, text: '<h1>No such app</h1>' }])(
    'if the API does not answer (%j), a sentence says so, with Try again',
    async (fault) => {
      const id = idOf('Malta')
      apiStore().faults.add({ path: `${ONE}/${id}`, ...fault, times: 2 })
      const { user } = open('Germany', 'Malta')
      expect(await screen.findByText('Malta did not load.')).toBeVisible()
      expect(await columns()).toEqual(['Germany'])
      // Two are chosen: nobody is asked for a second.
      expect(screen.queryByText('Add a second country to compare it with.')).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(async () => expect(await columns()).toEqual(['Germany', 'Malta']))
    },
  )

  test('if the API does not answer, the data in the countries’ page files is shown', async () => {
    const id = idOf('Malta')
    const old = { _id: id, name: 'Malta', photo: '', description: '', details: 'Language: Old' }
    const data = JSON.stringify([[['countries', id], old]])
    server.use(
      http.get(`*${paths.country.href(id)}`, () =>
        HttpResponse.html(`<script id="api-data">${data}</script>`),
      ),
    )
    apiStore().faults.add({ path: `${ONE}/${id}`, status: 500, delayMs: 100 })
    open('Malta', 'Germany')
    await waitFor(async () => expect(await rowOf(/^Language/)).toHaveTextContent('Old'))
  })

  test('hostile text stays text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    apiStore().faults.add({
      path: `${ONE}/x`,
      body: { _id: 'x', name, details: '<b>a</b>: <i>b</i>' },
    })
    renderApp(paths.compare.href(['x', idOf('Malta')]))
    await waitFor(async () => expect(await columns()).toEqual([name, 'Malta']))
    expect(screen.getByText('<i>b</i>')).toBeVisible()
  })
})

describe('choosing', () => {
  test('where there is none to choose, other pages are linked', async () => {
    apiStore().countries = []
    renderApp(paths.compare.href())
    expect(await screen.findByText('There are no countries to compare right now.')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      paths.visitingVisa.href(),
      paths.contact.href(),
    ])
  })

  test('two of the list lead to the comparison', async () => {
    const { user } = renderApp(paths.compare.href())
    await user.click(await screen.findByRole('checkbox', { name: 'Germany' }))
    const go = screen.getByRole('button', { name: 'Compare them' })
    await user.click(go)
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least two countries.')
    expect(screen.getByRole('alert')).toHaveFocus()
    await user.click(go)
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least two countries.')
    expect(screen.getByRole('alert')).toHaveFocus()
    await user.click(screen.getByRole('checkbox', { name: 'Malta' }))
    expect(screen.getByRole('checkbox', { name: 'Malta' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Compare them' }))
    await waitFor(async () => expect(await columns()).toEqual(['Germany', 'Malta']))
    expect(address()).toBe(`/compare?with=${idsOf('Germany', 'Malta').join(',')}`)
  })

  test('Back from the comparison finds the same countries ticked, to exchange one', async () => {
    const { user } = renderApp(paths.compare.href())
    for (const name of ['Germany', 'Malta', 'Italy']) await user.click(await box(name))
    await user.click(await box('Italy'))
    await user.click(screen.getByRole('button', { name: 'Compare them' }))
    await waitFor(async () => expect(await columns()).toEqual(['Germany', 'Malta']))
    window.history.back()
    expect(await box('Germany')).toBeChecked()
    expect(ticked()).toEqual(['Germany', 'Malta'])
    await user.click(await box('Malta'))
    await user.click(await box('Canada'))
    await user.click(screen.getByRole('button', { name: 'Compare them' }))
    await waitFor(async () => expect(await columns()).toEqual(['Canada', 'Germany']))
  })

  test('what is ticked is there after a reload, and in the other languages', async () => {
    const { user, unmount } = renderApp(paths.compare.href())
    for (const name of ['Germany', 'Malta']) await user.click(await box(name))
    const there = window.location.pathname + window.location.search
    const links = await screen.findAllByRole('link', { name: 'മലയാളം' })
    expect(links[0]).toHaveAttribute('href', `/ml${there}`)
    unmount()
    renderApp(there)
    expect(await box('Germany')).toBeChecked()
    expect(ticked()).toEqual(['Germany', 'Malta'])
  })

  test('an unticked list leaves no trace in the address', async () => {
    const { user } = renderApp(paths.compare.href())
    const entries = window.history.length
    await user.click(await box('Germany'))
    await user.click(await box('Germany'))
    expect(address()).toBe('/compare')
    expect(window.history.length).toBe(entries)
  })

  test('five are one too many', async () => {
    const { user } = renderApp(paths.compare.href())
    for (const name of ['Germany', 'Canada', 'Malta', 'Italy', 'Spain'])
      await user.click(await screen.findByRole('checkbox', { name }))
    expect(screen.getByRole('alert')).toHaveTextContent('4 countries at most')
    await user.click(screen.getByRole('button', { name: 'Compare them' }))
    expect(await box('Germany')).toBeChecked()
    expect(address()).not.toContain('with=')
  })

  test('is possible by the buttons on stamps, with a tray that links to the comparison', async () => {
    // The choice lasts as long as the page, which the next test file shares with this one.
    onTestFinished(() => {
      for (const name of ['Ireland', 'Poland']) toggleChosen({ id: idOf(name), name })
    })
    const { user } = renderApp(paths.search.href('land'))
    await user.click(await screen.findByRole('button', { name: 'Compare Ireland' }))
    const tray = await screen.findByRole('region', { name: 'Countries to compare' })
    expect(tray).toHaveTextContent('Choose one more')
    await user.click(screen.getByRole('button', { name: 'Compare Poland' }))
    expect(screen.getByRole('button', { name: 'Compare Poland' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(within(tray).getByRole('link', { name: 'Compare 2 countries' }))
    await waitFor(async () => expect(await columns()).toEqual(['Ireland', 'Poland']))
  })

  test('is explained above the stamps, but not for a single one', async () => {
    const hint = 'Press + on two or more stamps to compare the countries.'
    const { unmount } = renderApp(paths.search.href('land'))
    const first = await sign('Ireland')
    expect(screen.getByText(hint).compareDocumentPosition(first)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    unmount()
    renderApp(paths.search.href('Ireland'))
    await sign('Ireland')
    expect(screen.queryByText(hint)).toBeNull()
  })

  test('the tray says how many of four are chosen, and what was removed, the last one too', async () => {
    const { user } = renderApp(paths.home.href())
    await user.click(await sign('Germany'))
    const tray = await screen.findByRole('region', { name: 'Countries to compare' })
    expectSaid('1 of 4 to compare: Germany')
    await user.click(await sign('Ireland'))
    expectSaid('2 of 4 to compare: Germany, Ireland')
    expect(within(tray).queryByRole('status')).toBeNull()
    const chips = within(tray).getAllByRole('button')
    expect(chips[0]).toHaveAccessibleName('Remove Germany')
    await user.click(within(tray).getByRole('button', { name: 'Remove Ireland' }))
    expectSaid('Ireland removed. 1 of 4.')
    await user.click(within(tray).getByRole('button', { name: 'Remove Germany' }))
    expectSaid('Germany removed. 0 of 4.')
  })

  test('a fifth button press is refused with a note, until one of the tray is removed', async () => {
    const four = ['Canada', 'Germany', 'Malta', 'Italy']
    onTestFinished(() => {
      for (const name of ['Germany', 'Malta', 'Italy', 'Spain'])
        toggleChosen({ id: idOf(name), name })
    })
    const { user } = renderApp(paths.home.href())
    for (const name of four) await user.click(await sign(name))
    const tray = await screen.findByRole('region', { name: 'Countries to compare' })
    // What a screen reader hears: its user is at the stamps, not at the tray.
    const spoken = screen.getByText(`4 of 4 to compare: ${four.join(', ')}`).parentElement
    expect(spoken).toHaveAttribute('role', 'status')
    expect(await sign('Germany')).not.toHaveAttribute('aria-disabled')
    expect(await sign('Spain')).toHaveAttribute('aria-disabled', 'true')
    expect(within(tray).queryByText(/^4 countries at most/)).toBeNull()
    await user.click(await sign('Spain'))
    expect(within(tray).getByText(/^4 countries at most/)).toBeVisible()
    expect(spoken).toHaveTextContent(/^4 countries at most/)
    expect(await sign('Spain')).toHaveAttribute('aria-pressed', 'false')
    // The same words again are read out only if they are new on the page.
    const before = spoken?.firstChild
    await user.click(await sign('Poland'))
    expect(spoken).toHaveTextContent(/^4 countries at most/)
    expect(spoken?.firstChild).not.toBe(before)

    await user.click(within(tray).getByRole('button', { name: /Remove Canada/ }))
    expect(tray).toHaveFocus()
    expect(within(tray).queryByText(/^4 countries at most/)).toBeNull()
    expect(await sign('Spain')).not.toHaveAttribute('aria-disabled')
    await user.click(await sign('Spain'))
    expect(within(tray).getByRole('link', { name: 'Compare 4 countries' })).toHaveAttribute(
      'href',
      paths.compare.href(idsOf('Germany', 'Malta', 'Italy', 'Spain')),
    )
  })
})

describe('sharing', () => {
  test('copies the link, and has the share sheet only where the system has one', async () => {
    const { user } = open('Germany', 'Malta')
    await press(user, 'Copy the link')
    expect(await screen.findByText('The link is copied.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(window.location.href)
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  test('opens the share sheet with the address, and says so if that fails', async () => {
    const sheet = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
    Object.assign(navigator, { share: sheet })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    const { user } = open('Germany', 'Malta')
    await press(user, 'Share')
    expect(sheet.mock.lastCall?.[0]).toMatchObject({ url: window.location.href })
    expect(screen.queryByRole('alert')).toBeNull()
    sheet.mockRejectedValue(new Error('none'))
    await press(user, 'Share')
    expect(await screen.findByRole('alert')).toHaveTextContent('Copy the link instead.')
  })

  test('the note that a link is copied is gone at the next comparison', async () => {
    const { user } = open('Germany', 'Canada', 'Malta')
    await press(user, 'Copy the link')
    expect(await screen.findByText('The link is copied.')).toBeVisible()
    await press(user, 'Remove Canada')
    expect(screen.queryByText('The link is copied.')).not.toBeInTheDocument()
  })

  test('without the clipboard the address is shown, selected', async () => {
    const { user } = open('Germany', 'Malta')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await press(user, 'Copy the link')
    expect(await screen.findByText(/did not let us copy/)).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'Link to this comparison' })
    expect(field).toHaveFocus()
    expect(field).toHaveValue(window.location.href)
  })

  test('says what to do where Print does nothing', async () => {
    const { user } = open('Germany', 'Malta')
    vi.stubGlobal(
      'print',
      vi.fn<() => void>(() => void window.dispatchEvent(new Event('beforeprint'))),
    )
    await screen.findByRole('button', { name: 'Print' })
    holdClock()
    await press(user, 'Print')
    await pass(1500)
    expect(screen.queryByText(/^Did no print window open\?/)).toBeNull()
    vi.stubGlobal('print', vi.fn<() => void>())
    const added = vi.spyOn(window, 'addEventListener')
    const removed = vi.spyOn(window, 'removeEventListener')
    await press(user, 'Print')
    await pass(1500)
    expect(screen.getByText(/^Did no print window open\?/)).toHaveRole('alert')
    // Nothing goes on waiting for a print, however often somebody presses.
    const waits = added.mock.calls.filter(([event]) => event === 'beforeprint')
    expect(waits).toHaveLength(1)
    for (const [event, listener] of waits) expect(removed).toHaveBeenCalledWith(event, listener)
  })

  test('if the clipboard never answers, the address is shown', async () => {
    const { user } = open('Germany', 'Malta')
    vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => undefined))
    await press(user, 'Copy the link')
    expect(await screen.findByText(/did not let us copy/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Link to this comparison' })).toHaveFocus()
  })
})
