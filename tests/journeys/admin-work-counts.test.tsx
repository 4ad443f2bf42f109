import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { answer } from '../helpers/admin-forms'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack } from '../helpers/waits'

const LATEST = paths.adminLatestCategories.href()

beforeEach(() => logInAs('admin'))

const region = async () => within(await screen.findByRole('region', { name: 'Latest country' }))
const cards = async () => (await region()).findAllByRole('listitem')
const counts = async () =>
  (await cards()).map((card) => /\d+ works?/.exec(card.textContent)?.[0] ?? 'none')
const inWords = (count: number) => (count === 1 ? '1 work' : `${count} works`)

/** What the API's store holds, newest category first. */
const held = () =>
  apiStore()
    .categories.toReversed()
    .map(({ _id }) => inWords(apiStore().works.filter(({ category }) => category === _id).length))
const askedFor = () =>
  apiStore().requests.filter(({ path }) => path.includes('/work/work-category/')).length

test('each job category says how many works it holds', async () => {
  renderApp(`${LATEST}?all=1`)
  await waitFor(async () => expect(await counts()).toEqual(held()))
})

test('the list does not wait for the counts, and asks for four at a time', async () => {
  holdBack({ path: '/work-category' })
  renderApp(`${LATEST}?all=1`)
  expect(await cards()).toHaveLength(apiStore().categories.length)
  await waitFor(() => expect(askedFor()).toBe(4))
  expect(new Set(await counts())).toEqual(new Set(['none']))
  expect(askedFor()).toBe(4)
})

test('a count that cannot be read is left out silently', async () => {
  apiStore().faults.add({ path: '/work-category', status: 400 })
  renderApp(LATEST)
  expect(await cards()).toHaveLength(4)
  await waitFor(() => expect(askedFor()).toBe(4))
  expect(new Set(await counts())).toEqual(new Set(['none']))
  expect(screen.queryByText(/went wrong/i)).toBeNull()
})

test('a category that the server answers with 404 because it is empty holds no works', async () => {
  apiStore().faults.add({ path: '/work-category', status: 404, body: {} })
  renderApp(LATEST)
  await waitFor(async () => expect(new Set(await counts())).toEqual(new Set(['0 works'])))
})

test('the works of a category are counted on their page, also after one is deleted', async () => {
  const { _id, name } = apiStore().categories.at(-1) ?? { _id: '', name: '' }
  const [first, ...others] = apiStore().works.filter(({ category }) => category === _id)
  const { user } = renderApp(paths.adminUpdateWorks.href(_id))
  await screen.findByRole('heading', { level: 1, name: `Works of ${name}` })
  expect(await screen.findByText(inWords(others.length + 1))).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Delete ${first?.name}` }))
  await answer(user, 'Delete')
  expect(await screen.findByText(inWords(others.length))).toBeVisible()
})

test('after a category is deleted, the works of the others are counted again', async () => {
  const { _id, name } = apiStore().categories.at(-1) ?? { _id: '', name: '' }
  const next = apiStore().categories.at(-2)?._id ?? ''
  const { user } = renderApp(LATEST)
  await waitFor(async () => expect(await counts()).toEqual(held().slice(0, 4)))
  // Servers differ in what becomes of the works; this one gives them to another category.
  for (const work of apiStore().works) if (work.category === _id) work.category = next
  await user.click(screen.getByRole('button', { name: `Delete ${name}` }))
  await answer(user, 'Delete')
  expect(await screen.findByText('Category is deleted')).toBeVisible()
  await waitFor(async () => expect(await counts()).toEqual(held().slice(0, 4)))
})
