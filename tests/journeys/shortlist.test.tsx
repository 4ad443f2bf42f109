import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { deleteStored } from '@/lib/browser/storage/stored-entries'
import { paths } from '@/lib/navigation/paths'
import { breakStorage } from '../helpers/broken-storage'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'

const stored = () => JSON.parse(window.localStorage.getItem('cart') ?? 'null')

function store(items: unknown) {
  window.localStorage.setItem('cart', JSON.stringify(items))
}

function saved() {
  return screen.findByRole('region', { name: 'Your shortlist' })
}

const inHeader = () => within(there(screen.getAllByRole('banner')[0]))

describe('saving', () => {
  test('a country is saved from its page and removed again', async () => {
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    const { user } = renderApp(`/country/${germany?._id}`)
    const button = await screen.findByRole('button', { name: 'Save Germany' })
    await user.click(button)
    expect(button).toHaveAccessibleName('Saved Germany')
    // The button's name says the state, so no attribute repeats it.
    expect(button).not.toHaveAttribute('aria-pressed')
    expect(stored()).toEqual([{ kind: 'country', id: germany?._id, name: 'Germany' }])
    await user.click(button)
    expect(button).toHaveAccessibleName('Save Germany')
    expect(stored()).toEqual([])
  })

  test('what is removed and saved again at once keeps its note and its place', async () => {
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    const items = [
      { kind: 'country', id: 'c1', name: 'Malta' },
      { _id: '9', qty: 3 },
      { kind: 'country', id: germany?._id, name: 'Germany', note: 'Ask about Bonn' },
      { kind: 'work', id: 'w1', name: 'Cook' },
    ]
    store(items)
    const { user } = renderApp(`/country/${germany?._id}`)
    const button = await screen.findByRole('button', { name: 'Saved Germany' })
    await user.click(button)
    expect(stored()).toHaveLength(3)
    await user.click(button)
    expect(stored()).toEqual(items)
  })

  test('nothing comes back from a list that was deleted meanwhile', async () => {
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    store([{ kind: 'country', id: germany?._id, name: 'Germany', note: 'Ask about Bonn' }])
    const { user } = renderApp(`/country/${germany?._id}`)
    const button = await screen.findByRole('button', { name: 'Saved Germany' })
    await user.click(button)
    window.localStorage.removeItem('cart')
    await user.click(button)
    expect(stored()).toEqual([{ kind: 'country', id: germany?._id, name: 'Germany' }])
  })

  test('nothing comes back from a list that was deleted and then has something new', async () => {
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    const malta = { kind: 'country', id: 'c1', name: 'Malta' }
    store([{ kind: 'country', id: germany?._id, name: 'Germany', note: 'Ask about Bonn' }])
    const { user } = renderApp(`/country/${germany?._id}`)
    const button = await screen.findByRole('button', { name: 'Saved Germany' })
    await user.click(button)
    act(() => {
      deleteStored([{ key: 'cart', lasting: true }])
      store([malta])
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    })
    await user.click(button)
    expect(stored()).toEqual([{ kind: 'country', id: germany?._id, name: 'Germany' }, malta])
  })

  test('what was restored and then removed on the page of the list is not restored again', async () => {
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    store([{ kind: 'country', id: germany?._id, name: 'Germany', note: 'Ask about Bonn' }])
    const { user } = renderApp(`/country/${germany?._id}`)
    await user.click(await screen.findByRole('button', { name: 'Saved Germany' }))
    await user.click(screen.getByRole('button', { name: 'Save Germany' }))
    expect(stored()).toMatchObject([{ note: 'Ask about Bonn' }])
    await user.click(screen.getByRole('link', { name: 'See shortlist' }))
    await user.click(await screen.findByRole('button', { name: 'Remove Germany' }))
    act(() => window.history.back())
    await user.click(await screen.findByRole('button', { name: 'Save Germany' }))
    expect(stored()).toEqual([{ kind: 'country', id: germany?._id, name: 'Germany' }])
  })

  test('what another tab has just saved keeps its note', async () => {
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    const { user } = renderApp(`/country/${germany?._id}`)
    const button = await screen.findByRole('button', { name: 'Save Germany' })
    const theirs = [{ kind: 'country', id: germany?._id, name: 'Germany', note: 'Ask about Bonn' }]
    store(theirs)
    await user.click(button)
    expect(button).toHaveAccessibleName('Saved Germany')
    expect(stored()).toEqual(theirs)
  })

  test('a work is saved from its category', async () => {
    const { user } = renderApp(`/latestjobs/${apiStore().categories[0]?._id}`)
    await user.click(await screen.findByRole('button', { name: 'Save Intensive care nurse' }))
    const nurse = { kind: 'work', name: 'Intensive care nurse', category: 'Nursing in Germany' }
    expect(stored()).toMatchObject([nurse])
  })

  test('a product is saved from the search and from its page, with its price', async () => {
    const { user } = renderApp(paths.search.href('ielts'))
    await user.click(await screen.findByRole('button', { name: 'Save IELTS mock test pack' }))
    const list = await saved()
    const link = within(list).getByRole('link', { name: 'IELTS mock test pack' })
    expect(within(list).getByText('₹999')).toBeVisible()
    await user.click(link)
    expect(await screen.findByRole('button', { name: 'Saved IELTS mock test pack' })).toBeVisible()
  })

  test('works on this page if the storage is full, and says that it is not stored', async () => {
    const { user } = renderApp(paths.search.href('malta'))
    const list = within(await saved())
    const repair = breakStorage('setItem')
    const button = await screen.findByRole('button', { name: 'Save Commis chef' })
    await user.click(button)
    expect(button).toHaveAccessibleName('Saved Commis chef')
    expect(list.getByRole('link', { name: 'Commis chef' })).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not store your shortlist/)
    expect(list.getByText(/only until you close or reload the page/)).toBeVisible()
    expect(list.queryByText(/^Kept in this browser/)).toBeNull()
    expect(stored()).toBeNull()

    repair()
    await user.click(button)
    await user.click(button)
    expect(list.getByText(/^Kept in this browser/)).toBeVisible()
    expect(stored()).toMatchObject([{ name: 'Commis chef' }])
  })

  test('the note that it is not stored is gone once another tab has written the list', async () => {
    const { user } = renderApp(paths.search.href('malta'))
    const list = within(await saved())
    const repair = breakStorage('setItem')
    await user.click(await screen.findByRole('button', { name: 'Save Commis chef' }))
    expect(list.queryByText(/^Kept in this browser/)).toBeNull()
    repair()
    act(() => {
      store([{ kind: 'country', id: 'c1', name: 'Malta' }])
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    })
    expect(list.getByText(/^Kept in this browser/)).toBeVisible()
    expect(list.queryByRole('link', { name: 'Commis chef' })).toBeNull()
  })
})

describe('the shortlist', () => {
  const items = [
    { kind: 'country', id: 'c1', name: 'Malta' },
    { kind: 'work', id: 'w1', name: 'Cook' },
    { kind: 'product', id: 'p1', name: 'Course', price: 8500 },
  ]

  test('lists what was saved, each with its link and its price', async () => {
    store(items)
    renderApp(paths.search.href())
    const list = await saved()
    const hrefs = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/country/c1', '/job/w1', '/product/p1'])
    expect(within(list).getByText('₹8,500')).toBeVisible()
  })

  test('removes one, and leaves an Undo in its place that has the focus', async () => {
    const noted = items.map((item) => ({ ...item, note: `Of ${item.name}` }))
    store(noted)
    const { user } = renderApp(paths.search.href())
    const list = within(await saved())
    await user.click(list.getByRole('button', { name: 'Remove Cook' }))
    expect(list.queryByRole('link', { name: 'Cook' })).not.toBeInTheDocument()
    expect(list.getByRole('status')).toHaveTextContent('Cook is off your shortlist.')
    expect(stored()).toHaveLength(2)
    const undo = list.getByRole('button', { name: 'Undo (Cook)' })
    expect(undo).toHaveFocus()
    expect(list.getAllByRole('listitem')[1]).toContainElement(undo)
    await user.keyboard('{Enter}')
    expect(list.getByRole('status')).toHaveTextContent('Cook is back on your shortlist.')
    expect(list.getByRole('button', { name: 'Remove Cook' })).toHaveFocus()
    expect(list.queryByRole('button', { name: /^Undo/ })).toBeNull()
    expect(stored()).toEqual(noted)
  })

  test('has an Undo for what was removed last', async () => {
    store(items)
    const { user } = renderApp(paths.search.href())
    const list = within(await saved())
    await user.click(list.getByRole('button', { name: 'Remove Cook' }))
    await user.click(list.getByRole('button', { name: 'Remove Malta' }))
    expect(list.getByRole('button', { name: /^Undo/ })).toHaveAccessibleName('Undo (Malta)')
    expect(list.getByRole('button', { name: /^Undo/ })).toHaveFocus()
    expect(list.getByRole('status')).toHaveTextContent('Malta is off your shortlist.')
  })

  test('is announced with the article of a country', async () => {
    store([{ kind: 'country', id: 'c1', name: 'Netherlands' }])
    const { user } = renderApp(paths.search.href())
    const list = within(await saved())
    await user.click(list.getByRole('button', { name: 'Remove Netherlands' }))
    expect(list.getByRole('status')).toHaveTextContent('The Netherlands is off your shortlist.')
    await user.click(list.getByRole('button', { name: 'Undo (Netherlands)' }))
    expect(list.getByRole('status')).toHaveTextContent('The Netherlands is back on your shortlist.')
  })

  test('has no Undo for what a Save button has changed since then', async () => {
    const chef = apiStore().works.find(({ name }) => name === 'Commis chef')
    store([{ kind: 'work', id: chef?._id, name: 'Commis chef', note: 'Which hotel?' }])
    const { user } = renderApp(paths.search.href('malta'))
    const list = within(await saved())
    await user.click(list.getByRole('button', { name: 'Remove Commis chef' }))
    const button = await screen.findByRole('button', { name: 'Save Commis chef' })
    await user.click(button)
    expect(button).toHaveFocus()
    expect(stored()).toMatchObject([{ name: 'Commis chef', note: 'Which hotel?' }])
    await user.click(button)
    expect(button).toHaveFocus()
    expect(list.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  test('says how to save while it is empty', async () => {
    renderApp(paths.search.href())
    expect(within(await saved()).getByText(/Nothing is saved yet/)).toBeVisible()
  })

  test.each(['{', 'null', '7', '"cart"', '{"items":[]}', '[null,{"_id":"1","qty":2}]'])(
    'the foreign value %s counts as empty',
    async (text) => {
      window.localStorage.setItem('cart', text)
      renderApp(paths.search.href())
      expect(within(await saved()).getByText(/Nothing is saved yet/)).toBeVisible()
    },
  )

  test('shows what another tab does', async () => {
    renderApp(paths.search.href())
    await saved()
    act(() => {
      store(items)
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
    })
    expect(within(await saved()).getByRole('link', { name: 'Malta' })).toBeVisible()
  })

  test('a link to #shortlist leads to its heading', async () => {
    store(items)
    renderApp('/search#shortlist')
    const heading = within(await saved()).getByRole('heading', { name: 'Your shortlist' })
    await waitFor(() => expect(heading).toHaveFocus())
  })
})

test('the menus lead to the page of the shortlist', async () => {
  renderApp(paths.services.href())
  const links = inHeader().getAllByRole('link', { name: 'Shortlist' })
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toHaveAttribute('href', '/shortlist')
})
