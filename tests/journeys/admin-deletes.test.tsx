import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { answer, button, field, put } from '../helpers/admin-forms'
import { apiStore, server } from '../helpers/local-server'
import { asked } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack } from '../helpers/waits'

type User = ReturnType<typeof renderApp>['user']
type Row = { _id: string; name: string }

const nursing = () =>
  apiStore().categories.find(({ name }) => name === 'Nursing in Germany')?._id ?? ''

/** The lists from which rows are deleted: the calls that read and delete, and the server's rows. */
const lists = [
  {
    list: 'countries',
    address: () => paths.adminCountries.href(),
    reads: () => '/country/getCountry',
    call: '/deleteCountry/',
    done: 'Country deleted successfully!',
    rows: (): Row[] => apiStore().countries,
    notSaved: 'Update failed',
  },
  {
    list: 'categories',
    address: () => `${paths.adminLatestCategories.href()}?all=1`,
    reads: () => '/category/get-category',
    call: '/delete-category/',
    done: 'Category is deleted',
    rows: (): Row[] => apiStore().categories,
    notSaved: 'Something went wrong in the input form',
  },
  {
    list: 'works',
    address: () => paths.adminUpdateWorks.href(nursing()),
    reads: () => `/work/work-category/${nursing()}`,
    call: '/delete-work/',
    done: 'Deleted successfully',
    rows: (): Row[] => apiStore().works.filter(({ category }) => category === nursing()),
    notSaved: 'Something went wrong during update',
  },
]

const row = (name: string) => screen.queryByRole('heading', { level: 2, name })

/** Deletes a row and waits until it is no longer shown, however long the server takes. */
async function remove(user: User, name: string) {
  await user.click(await button(`Delete ${name}`))
  await answer(user, 'Delete')
  await waitFor(() => expect(row(name)).toBeNull())
}

/** Holds back a delete while another one is held back, so that the page never settles. */
function hold(path: string) {
  let releaseAnswer: (() => void) | undefined
  const until = new Promise<void>((resolve) => (releaseAnswer = resolve))
  apiStore().faults.add({ method: 'DELETE', path, until })
  return () => releaseAnswer?.()
}

/** Renames another row on the server; returns a function that waits for the new name, shown after the next read. */
function renameLast(rows: readonly Row[]) {
  Object.assign(rows.at(-1) ?? {}, { name: 'Renamed meanwhile' })
  return () => screen.findByRole('heading', { level: 2, name: 'Renamed meanwhile' })
}

/** Counts how often a row is on the page from now on. */
function sightsOf(name: string) {
  const seen = vi.fn<() => void>()
  const watch = new MutationObserver(() => {
    if (row(name)) seen()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return seen
}

/** The first two rows of a list. */
function twoOf(rows: readonly Row[]) {
  const [first, second] = rows
  if (!first || !second) throw new Error('The seed has no two rows')
  return [first, second] as const
}

function dropFrom(rows: Row[], id: string) {
  rows.splice(
    rows.findIndex(({ _id }) => _id === id),
    1,
  )
}

/** The server deletes what it is asked to, but its answer is lost and `instead` arrives in its place. */
function loseAnswers(call: string, instead = () => HttpResponse.error()) {
  server.use(
    http.delete(`*${call}:id`, ({ params }) => {
      const { countries, categories, works } = apiStore()
      for (const rows of [countries, categories, works]) {
        if (rows.some(({ _id }) => _id === params['id'])) dropFrom(rows, String(params['id']))
      }
      return instead()
    }),
  )
}

const gatewayPage = () => HttpResponse.html('<h1>Gateway Time-out</h1>', { status: 504 })

beforeEach(() => logInAs('admin'))

describe.each(lists)('two $list deleted at once', ({ address, reads, call, done, rows }) => {
  test('stay gone, the slower one too while its list is read again', async () => {
    const [first, second] = twoOf(rows())
    const { user } = renderApp(address())
    const releaseFirst = hold(call + first._id)
    const letSecond = holdBack({ method: 'DELETE', path: call + second._id })
    await remove(user, first.name)
    await remove(user, second.name)
    const seen = sightsOf(second.name)
    const reading = renameLast(rows())
    releaseFirst()
    expect(await screen.findByText(done)).toBeVisible()
    await reading()
    expect(asked(reads())).toBe(2)
    expect(rows()).toContainEqual(expect.objectContaining({ name: second.name }))
    await letSecond()
    expect(asked(reads())).toBe(3)
    expect(rows().map(({ name }) => name)).not.toContain(second.name)
    expect(seen).toHaveBeenCalledTimes(0)
  })
})

describe('a delete that failed', () => {
  test('restores no row that a newer reading no longer has', async () => {
    const { countries } = apiStore()
    const [first, second] = twoOf(countries)
    const { user } = renderApp(paths.adminCountries.href())
    const path = '/deleteCountry/'
    const releaseFirst = hold(path + first._id)
    const letFail = holdBack({ method: 'DELETE', path: path + second._id, status: 500 })
    await remove(user, first.name)
    await remove(user, second.name)
    // Somebody else has deleted it first.
    dropFrom(countries, second._id)
    const reading = renameLast(countries)
    releaseFirst()
    expect(await screen.findByText('Country deleted successfully!')).toBeVisible()
    await reading()
    await letFail()
    expect(await screen.findByText('Delete failed')).toBeVisible()
    expect(row(second.name)).toBeNull()
  })

  test.each(lists)('of $list: a lost answer does not keep a deleted row', async (each) => {
    const [first] = twoOf(each.rows())
    const { user } = renderApp(each.address())
    await button(`Delete ${first.name}`)
    loseAnswers(each.call)
    await user.click(await button(`Delete ${first.name}`))
    await answer(user, 'Delete')
    expect(await screen.findByText('Delete failed')).toBeVisible()
    await waitFor(() => expect(asked(each.reads())).toBe(2))
    await waitFor(() => expect(row(first.name)).toBeNull())
    expect(screen.queryByText(/^Visitors see this now/)).toBeNull()
  })

  test.each(lists)('of $list: nor does an answer that a gateway did not wait for', async (each) => {
    const [first] = twoOf(each.rows())
    const { user } = renderApp(each.address())
    await button(`Delete ${first.name}`)
    loseAnswers(each.call, gatewayPage)
    await user.click(await button(`Delete ${first.name}`))
    await answer(user, 'Delete')
    expect(await screen.findByText('Delete failed')).toBeVisible()
    await waitFor(() => expect(row(first.name)).toBeNull())
  })
})

describe('what somebody else has deleted', () => {
  test.each(lists)('is gone from $list as if it were deleted here', async (each) => {
    const [first] = twoOf(each.rows())
    const { user } = renderApp(each.address())
    await button(`Delete ${first.name}`)
    loseAnswers(each.call, () => HttpResponse.json({ message: 'Not found' }, { status: 404 }))
    await remove(user, first.name)
    expect(await screen.findByText(each.done)).toBeVisible()
    expect(screen.queryByText('Delete failed')).toBeNull()
    // Once to see whether the list still has it, and once after every change.
    await waitFor(() => expect(asked(each.reads())).toBe(3))
    expect(row(first.name)).toBeNull()
  })

  const body = { message: 'No such address' }
  test.each(
    lists.flatMap((each) => [
      { ...each, fault: { body } },
      { ...each, fault: { text: '<h1>No such app</h1>' } },
    ]),
  )('is not believed of $list while the list still has it ($fault)', async (each) => {
    const [first] = twoOf(each.rows())
    const { user } = renderApp(each.address())
    await button(`Delete ${first.name}`)
    apiStore().faults.add({ method: 'DELETE', path: '*', status: 404, ...each.fault })
    await user.click(await button(`Delete ${first.name}`))
    await answer(user, 'Delete')
    expect(await screen.findByText('Delete failed')).toBeVisible()
    await waitFor(() => expect(row(first.name)).toBeVisible())
    expect(screen.queryByText(each.done)).toBeNull()
    expect(screen.queryByText(/^Visitors see this now/)).toBeNull()
  })

  test.each(lists)(
    'is reported to whoever saves it ($list), and its list is read again',
    async (each) => {
      const [first] = twoOf(each.rows())
      const { user } = renderApp(each.address())
      await user.click(await screen.findByRole('link', { name: `Edit ${first.name}` }))
      await put(user, 'Name', 'Another name')
      const { countries, categories, works } = apiStore()
      for (const rows of [countries, categories, works]) {
        if (rows.some(({ _id }) => _id === first._id)) dropFrom(rows, first._id)
      }
      await user.click(await button('Save'))
      expect(await screen.findByText(each.notSaved)).toBeVisible()
      expect(screen.getByText(/^Nothing was saved: the server no longer has this\./)).toHaveFocus()
      expect(screen.queryByText(/try again/)).toBeNull()
      expect(await field('Name')).toHaveValue('Another name')
      await user.click(screen.getByRole('link', { name: 'Cancel' }))
      await answer(user, 'Leave without saving')
      await waitFor(() => expect(asked(each.reads())).toBe(each.list === 'categories' ? 3 : 2))
      await waitFor(() => expect(row(first.name)).toBeNull())
    },
  )

  test.each(lists)(
    'is not what a save in $list says when a host answers for the API',
    async (each) => {
      const [first] = twoOf(each.rows())
      const { user } = renderApp(each.address())
      await user.click(await screen.findByRole('link', { name: `Edit ${first.name}` }))
      await put(user, 'Name', 'Another name')
      const host = { path: '/update', status: 404, text: '<h1>No such app</h1>' }
      apiStore().faults.add(host)
      await user.click(await button('Save'))
      expect(await screen.findByText(/^No answer came, so it is not known/)).toHaveFocus()
      expect(screen.queryByText(/the server no longer has this/)).toBeNull()
      expect(await field('Name')).toHaveValue('Another name')
    },
  )

  test('leads from its page to the list', async () => {
    const [country] = twoOf(apiStore().countries)
    const { user } = renderApp(paths.adminUpdateCountry.href(country._id))
    await button('Delete this country')
    dropFrom(apiStore().countries, country._id)
    await user.click(await button('Delete this country'))
    await answer(user, 'Delete')
    expect(await screen.findByText('Country Deleted Successfully')).toBeVisible()
    await screen.findByRole('heading', { level: 1, name: 'Countries' })
    expect(row(country.name)).toBeNull()
  })
})

test('a country whose delete was not answered says on its page that the outcome is not known', async () => {
  const [country] = twoOf(apiStore().countries)
  const { user } = renderApp(paths.adminUpdateCountry.href(country._id))
  loseAnswers('/deleteCountry/')
  await user.click(await button('Delete this country'))
  await answer(user, 'Delete')
  expect(await screen.findByText('Delete failed')).toBeVisible()
  expect(screen.getByText(/it is not known whether it was deleted/)).toBeVisible()
})
