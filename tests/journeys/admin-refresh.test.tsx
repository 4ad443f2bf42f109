import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { answer, button, choosePicture, field, put } from '../helpers/admin-forms'
import { apiStore, server } from '../helpers/local-server'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'

type User = ReturnType<typeof renderApp>['user']

const VISITORS = /^Visitors see this now\./
const WITH_TIME =
  'Visitors see this now. Search engines and previews follow with the next refresh; the last was 21 November 2025, 9.30 am.'

const snapshotOf = (takenAt: string) =>
  server.use(http.get('*/snapshot.json', () => HttpResponse.json({ takenAt })))

const country = () => apiStore().countries[0]
const category = () => apiStore().categories[0]

async function createCategory(user: User) {
  await put(user, 'Name', 'Baking in Norway')
  await choosePicture(user)
  await user.click(await button('Create'))
  await screen.findByText('Baking in Norway is created')
}

async function deleteFirst(user: User) {
  const [first] = await screen.findAllByRole('button', { name: /^Delete \S/ })
  await user.click(there(first))
  await answer(user, 'Delete')
}

beforeEach(async () => {
  snapshotOf('2025-11-21T04:00:00.000Z')
  await logInAs('admin')
})

describe('after a change an administrator reads when visitors see it', () => {
  test.each([
    ['a category is created', paths.adminCreateCategory.href, createCategory],
    [
      'a country is edited',
      () => paths.adminUpdateCountry.href(country()?._id ?? ''),
      async (user: User) => {
        await put(user, 'Name', 'Wonderland')
        await user.click(await button('Save'))
      },
    ],
    ['a country is deleted', paths.adminCountries.href, deleteFirst],
    ['a category is deleted', paths.adminLatestCategories.href, deleteFirst],
    ['a work is deleted', () => paths.adminUpdateWorks.href(category()?._id ?? ''), deleteFirst],
  ])('%s', async (_, address, change) => {
    const { user } = renderApp(address())
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(VISITORS)).toBeNull()
    await change(user)
    const note = await screen.findByText(WITH_TIME)
    expect(note).toHaveRole('status')
  })

  test('a change that failed says nothing of visitors', async () => {
    apiStore().faults.add({ method: 'DELETE', path: '/deleteCountry', status: 500 })
    const { user } = renderApp(paths.adminCountries.href())
    await deleteFirst(user)
    await screen.findByText('Delete failed')
    expect(screen.queryByText(VISITORS)).toBeNull()
  })

  test('the time is asked for again with the next change', async () => {
    const { user } = renderApp(paths.adminCountries.href())
    await deleteFirst(user)
    await screen.findByText(WITH_TIME)
    snapshotOf('2025-11-22T11:35:00.000Z')
    await deleteFirst(user)
    expect(await screen.findByText(/the last was 22 November 2025, 5\.05 pm\.$/)).toBeVisible()
  })

  test.each([
    ['no snapshot', () => new HttpResponse('Not found', { status: 404 })],
    ['the home page', () => HttpResponse.html('<!doctype html><title>Home</title>')],
    ['a time to come', () => HttpResponse.json({ takenAt: '2999-01-01T00:00:00.000Z' })],
    ['no answer', () => HttpResponse.error()],
  ])('a host with %s: the note has no time', async (_, make) => {
    server.use(http.get('*/snapshot.json', make))
    const { user } = renderApp(paths.adminCountries.href())
    await deleteFirst(user)
    expect(
      await screen.findByText(
        'Visitors see this now. Search engines and previews follow when the site is next published.',
      ),
    ).toBeVisible()
  })

  test('the note stays on the pages of the catalogue and is removed on leaving the admin area', async () => {
    const { user } = renderApp(paths.adminCreateCategory.href())
    await createCategory(user)
    const note = await screen.findByText(WITH_TIME)
    await user.click(await screen.findByRole('link', { name: 'Latest Country' }))
    await screen.findByRole('heading', { level: 1, name: 'Latest country' })
    expect(note).toHaveTextContent(WITH_TIME)
    await user.click(screen.getByRole('link', { name: 'Users' }))
    await waitFor(() => expect(note).toBeEmptyDOMElement())
    await user.click(screen.getByRole('link', { name: 'Add Country' }))
    expect(await field('Name')).toBeVisible()
    expect(note).toHaveTextContent(WITH_TIME)

    await user.click(there(screen.getAllByRole('link', { name: /^About/ })[0]))
    await waitFor(() => expect(note).not.toBeInTheDocument())
    window.history.back()
    expect(await field('Name')).toBeVisible()
    expect(screen.queryByText(VISITORS)).toBeNull()
  })
})
