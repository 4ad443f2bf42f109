import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { company } from '@/content/facts/company'
import { oldestCachedAt } from '@/lib/api/oldest-cached'
import { queryClient } from '@/lib/api/query'
import { paths } from '@/lib/navigation/paths'
import { embedData, removeEmbedded } from '../helpers/embedded-page'
import { apiStore, server } from '../helpers/local-server'
import { goByAddress } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack, holdClock, pass, settled } from '../helpers/waits'

const photo = '/assets/photos/0123456789ab.webp'
const calls = () => apiStore().requests.map(({ path }) => path.replace('/api/v1', ''))

function seeded() {
  const { countries, categories, works } = apiStore()
  const [country] = countries
  const [category] = categories
  const work = works.find((each) => each.category === category?._id)
  if (!country || !category || !work) throw new Error('Nothing is seeded')
  return { country, category, work }
}

/** Gives the host an HTML file for this path that contains `data`. */
function pageFile(path: string, data: unknown, html = '<html lang="en">') {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  server.use(
    http.get(`*${path}`, () =>
      HttpResponse.html(`${html}<div id="root"></div><script id="api-data">${text}</script>`),
    ),
  )
}

afterEach(removeEmbedded)

const path = () => paths.country.href(seeded().country._id)
const old = () => ({ ...seeded().country, description: 'What was true yesterday.' })

async function go() {
  const { user } = renderApp(paths.search.href(seeded().country.name))
  await user.click(await screen.findByRole('link', { name: seeded().country.name }))
}

describe('on the way to a country within the site', () => {
  test('the data of its page file is shown until the API has answered', async () => {
    pageFile(path(), [[['countries', seeded().country._id], old()]])
    const answer = holdBack({ path: '/country/getoneCountry' })
    await go()
    expect(await screen.findByText('What was true yesterday.')).toBeVisible()
    await answer()
    expect(await screen.findByText(seeded().country.description)).toBeVisible()
    expect(screen.queryByText(/^As of/)).not.toBeInTheDocument()
  })

  test('if the API fails it stays, with its time', async () => {
    server.use(
      http.get('*/snapshot.json', () => HttpResponse.json({ takenAt: '2025-11-21T10:05:00.000Z' })),
    )
    pageFile(path(), [[['countries', seeded().country._id], old()]])
    const answer = holdBack({ path: '/country/getoneCountry', status: 500 })
    await go()
    expect(await screen.findByText('What was true yesterday.')).toBeVisible()
    await answer()
    expect(await screen.findByText('As of 21 November 2025, 3.35 pm')).toBeVisible()
  })

  test('a cached page file counts with its own age until the API has answered', async () => {
    const kept = '<html lang="en" data-kept="2025-11-20T04:00:00.000Z" data-kept-for="unreached">'
    pageFile(path(), [[['countries', seeded().country._id], old()]], kept)
    const answer = holdBack({ path: '/country/getoneCountry' })
    await go()
    expect(await screen.findByText('What was true yesterday.')).toBeVisible()
    await waitFor(() => expect(oldestCachedAt.get()?.getUTCDate()).toBe(20))
    await answer()
    expect(await screen.findByText(seeded().country.description)).toBeVisible()
    expect(oldestCachedAt.get()).toBeNull()
  })

  test.each([
    ['a shell', '<div id="root"></div>'],
    ['broken data', '<script id="api-data">[[</script>'],
    ['data of another shape', '<script id="api-data">[[["countries","1"],4]]</script>'],
  ])('%s changes nothing', async (_, html) => {
    const read = vi.fn<() => Response>(() => HttpResponse.html(html))
    server.use(http.get(`*${path()}`, read))
    const answer = holdBack({ path: '/country/getoneCountry' })
    await go()
    expect(await screen.findByText(/Loading the country/)).toBeVisible()
    await waitFor(() => expect(read).toHaveBeenCalled())
    await answer()
    expect(await screen.findByText(seeded().country.description)).toBeVisible()
  })

  test('the file does not bring back what the API no longer knows', async () => {
    pageFile(path(), [[['countries', seeded().country._id], old()]])
    apiStore().faults.add({ path: '/country/getoneCountry', status: 404, body: {} })
    await go()
    expect(await screen.findByRole('heading', { name: 'Country not found' })).toBeVisible()
    await settled()
    expect(screen.queryByText('What was true yesterday.')).not.toBeInTheDocument()
  })
})

describe('what the API no longer knows', () => {
  test('is no longer shown as a category', async () => {
    const { category, work } = seeded()
    embedData([['categories'], [category]], [['works', 'of-category', category._id], [work]])
    renderApp(paths.latestJobs.href(category._id))
    expect(await screen.findByRole('heading', { level: 1, name: category.name })).toBeVisible()
    apiStore().faults.add({ path: '/work/work-category', status: 404, body: {} })
    apiStore().categories = apiStore().categories.filter(({ _id }) => _id !== category._id)
    fireEvent.scroll(window)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Category not found' }),
    ).toBeVisible()
  })

  test('is no longer shown as a job, and the form stays', async () => {
    const { category, work } = seeded()
    embedData([['categories'], [category]], [['works', 'one', work._id], work])
    holdClock()
    const { user } = renderApp(paths.jobApplication.href(work._id))
    expect(await screen.findByRole('heading', { level: 2, name: work.name })).toBeVisible()
    await pass(1000)
    await settled()
    expect(calls()).toEqual([])
    apiStore().faults.add({ path: '/work/getone-work', status: 404, body: {} })
    await user.type(screen.getByLabelText(/^Name/), 'Meera')
    expect(await screen.findByText(/We cannot find this job/)).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Meera')
  })
})

test('the title of a job’s page names it', async () => {
  const { work, category } = seeded()
  embedData([['categories'], [category]], [['works', 'one', work._id], work])
  renderApp(paths.jobApplication.href(work._id))
  const title = `Apply for ${work.name}, ${category.name} | ${company.name}`
  await waitFor(() => expect(document.title).toBe(title))
})

test('the age of the home page’s lists is shown once', async () => {
  const { category, country } = seeded()
  embedData([['categories'], [category]], [['countries'], [country]])
  apiStore().faults.add({ path: '*', status: 500 })
  renderApp('/')
  await screen.findByRole('link', { name: country.name })
  holdClock()
  fireEvent.scroll(window)
  // Each list is requested twice before it counts as failed.
  await pass(1500)
  expect(await screen.findByText('This may not be the newest.')).toBeVisible()
  await pass(1500)
  await settled()
  expect(screen.getAllByText('This may not be the newest.')).toHaveLength(1)
})

test('an administrator gets the API’s own photos, not the photo files of the pages', async () => {
  const { category } = seeded()
  await logInAs('admin')
  embedData([['categories'], [{ ...category, photo }]])
  renderApp(paths.latest.href())
  await screen.findByRole('heading', { level: 2, name: category.name })
  expect(queryClient.getQueryData(['categories'])).toEqual([{ ...category, photo }])
  goByAddress(paths.adminLatestCategories.href())
  await waitFor(() => expect(calls()).toContain('/category/get-category'))
  expect(JSON.stringify(queryClient.getQueryData(['categories']))).not.toContain('/assets/')
})
