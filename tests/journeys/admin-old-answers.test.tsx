import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { answer, button, choosePicture, put } from '../helpers/admin-forms'
import { apiStore } from '../helpers/local-server'
import { asked, goByAddress } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack } from '../helpers/waits'

const LIST = paths.adminCountries.href()
const READ = '/country/getCountry'

const germany = () => apiStore().countries.find(({ name }) => name === 'Germany')?._id ?? ''
const edit = () => paths.adminUpdateCountry.href(germany())
const row = (name: string) => screen.queryByRole('heading', { level: 2, name })

/** The next reading of the list takes long: it answers with what is there now. */
const readSlowly = () =>
  holdBack({ path: READ, body: structuredClone(apiStore().countries), times: 1 })

/** The list is there, old enough to be read again, and a slow reading of it is under way. */
async function openWhileRead() {
  const { user } = renderApp(LIST)
  await screen.findByText('24 in all')
  vi.setSystemTime(Date.now() + 31_000)
  onTestFinished(() => void vi.useRealTimers())
  goByAddress(paths.adminDashboard.href())
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  const arrives = readSlowly()
  const before = asked(READ)
  goByAddress(LIST)
  await waitFor(() => expect(asked(READ)).toBe(before + 1))
  return { user, arrives }
}

/** The list has never been read, and its first reading is slow. */
async function openWhileFirstRead() {
  const arrives = readSlowly()
  const { user } = renderApp(LIST)
  await waitFor(() => expect(asked(READ)).toBe(1))
  return { user, arrives }
}

beforeEach(() => logInAs('admin'))

describe.each([
  ['a list that is being read again', openWhileRead],
  ['a list that is being read for the first time', openWhileFirstRead],
])('an old answer of %s', (_, open) => {
  test('does not undo a save', async () => {
    const { user, arrives } = await open()
    goByAddress(edit())
    await put(user, 'Name', 'Deutschland')
    await user.click(await button('Save'))
    await screen.findByText('Country Updated Successfully')
    await screen.findByRole('heading', { level: 1, name: 'Countries' })
    await waitFor(() => expect(row('Deutschland')).toBeVisible())
    await arrives()
    expect(row('Deutschland')).toBeVisible()
    expect(row('Germany')).toBeNull()
  })

  test('does not bring back what was deleted', async () => {
    const { user, arrives } = await open()
    goByAddress(edit())
    await user.click(await button('Delete this country'))
    await answer(user, 'Delete')
    await screen.findByText('Country Deleted Successfully')
    await waitFor(() => expect(screen.getByText('23 in all')).toBeVisible())
    await arrives()
    expect(screen.getByText('23 in all')).toBeVisible()
    expect(row('Germany')).toBeNull()
  })

  test('does not hide what was created', async () => {
    const { user, arrives } = await open()
    goByAddress(paths.adminCreateCountry.href())
    await put(user, 'Name', 'Iceland')
    await put(user, 'Description', 'Geysers and fish.')
    await put(user, 'Details', 'Language: Icelandic')
    await choosePicture(user)
    await user.click(await button('Create country'))
    await screen.findByText('Iceland is created')
    goByAddress(LIST)
    await waitFor(() => expect(screen.getByText('25 in all')).toBeVisible())
    await arrives()
    expect(screen.getByText('25 in all')).toBeVisible()
  })
})

test('a list on the page whose first reading is slow is read anew after a change', async () => {
  const id = germany()
  const { user } = renderApp(edit())
  await put(user, 'Name', 'Deutschland')
  let letSave: (() => void) | undefined
  const until = new Promise<void>((resolve) => (letSave = resolve))
  apiStore().faults.add({ path: `/updateCountry/${id}`, until })
  await user.click(await button('Save'))
  await waitFor(() => expect(asked(`/country/updateCountry/${id}`)).toBe(1))
  const arrives = readSlowly()
  goByAddress(LIST)
  await answer(user, 'Leave without saving')
  await waitFor(() => expect(asked(READ)).toBe(1))
  letSave?.()
  await waitFor(() => expect(row('Deutschland')).toBeVisible())
  await arrives()
  expect(row('Deutschland')).toBeVisible()
})
