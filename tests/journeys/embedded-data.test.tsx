import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { company } from '@/content/facts/company'
import { paths } from '@/lib/navigation/paths'
import { embedData, removeEmbedded, embedText } from '../helpers/embedded-page'
import { TINY_PHOTO } from '../local-api/photos'
import { apiStore, server } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { holdClock, pass, settled } from '../helpers/waits'

/** The path of TINY_PHOTO's file, which the build names by its sha256. */
async function ownPhoto() {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(TINY_PHOTO))
  const hex = Buffer.from(sum).toString('hex').slice(0, 12)
  return `/assets/photos/${hex}.webp`
}

function germany() {
  const country = apiStore().countries.find(({ name }) => name === 'Germany')
  if (!country) throw new Error('Germany is not seeded')
  return country
}

/** Germany as yesterday's page describes it. */
const older = (changes: object = {}) => ({
  ...germany(),
  description: 'What was true yesterday.',
  ...changes,
})

const calls = () => apiStore().requests.map(({ path }) => path.replace('/api/v1', ''))
const CALL = () => `/country/getoneCountry/${germany()._id}`

/** Waits longer than the site waits for an idle moment after the first interaction, and until all is answered. */
async function aWhile() {
  await pass(1000)
  await settled()
}

const takenAt = (time: string) =>
  server.use(http.get('*/snapshot.json', () => HttpResponse.json({ takenAt: time })))

function openGermany(data: unknown = older()) {
  embedData([['countries', germany()._id], data])
  return renderApp(paths.country.href(germany()._id))
}

const image = () => screen.getByRole('main').querySelector('img')

afterEach(removeEmbedded)

describe('a page that contains its data', () => {
  test('shows it at once and asks nothing before the first interaction', async () => {
    holdClock()
    openGermany()
    expect(await screen.findByText('What was true yesterday.')).toBeVisible()
    await aWhile()
    expect(calls()).toEqual([])
  })

  test.each(['scroll', 'pointerdown', 'keydown', 'focus'])(
    'asks once after a first %s, and the new data replaces the old',
    async (sign) => {
      const { user } = openGermany()
      await screen.findByText('What was true yesterday.')
      const name = screen.getByLabelText(/^Name/)
      await user.type(name, 'Meera')
      fireEvent(window, new Event(sign))
      expect(await screen.findByText(germany().description)).toBeVisible()
      expect(screen.queryByText('What was true yesterday.')).not.toBeInTheDocument()
      expect(name).toBeInTheDocument()
      expect(name).toHaveValue('Meera')
      holdClock()
      fireEvent(window, new Event(sign))
      await aWhile()
      expect(calls()).toEqual([CALL()])
    },
  )

  test('a photo that is still the same keeps its file', async () => {
    const photo = await ownPhoto()
    openGermany(older({ photo }))
    await screen.findByText('What was true yesterday.')
    expect(image()).toHaveAttribute('src', photo)
    const before = image()
    fireEvent.scroll(window)
    await screen.findByText(germany().description)
    expect(image()).toBe(before)
    expect(image()).toHaveAttribute('src', photo)
  })

  test('another photo replaces it', async () => {
    openGermany(older({ photo: '/assets/photos/0123456789ab.webp' }))
    await screen.findByText('What was true yesterday.')
    fireEvent.scroll(window)
    await screen.findByText(germany().description)
    expect(screen.getByRole('main').querySelector('img')).toHaveAttribute('src', TINY_PHOTO)
  })

  test('says that the country is gone, and keeps what is being typed', async () => {
    const { user } = openGermany()
    await screen.findByText('What was true yesterday.')
    apiStore().faults.add({ path: '/country/getoneCountry', status: 404, body: {} })
    await user.type(screen.getByLabelText(/^Name/), 'Meera')
    expect(await screen.findByRole('heading', { name: 'Country not found' })).toBeVisible()
    expect(screen.queryByText('What was true yesterday.')).not.toBeInTheDocument()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Meera')
    await waitFor(() => expect(document.title).toBe(`Country not found | ${company.name}`))
  })

  test.each([
    { status: 500 },
    { status: 404, text: '<h1>No such app</h1>' },
    { status: 403, text: '<h1>Web App stopped</h1>' },
  ])('keeps its data if the API fails (%j), and says how old it is', async (fault) => {
    takenAt('2025-11-21T04:00:00.000Z')
    apiStore().faults.add({ path: '/country/getoneCountry', ...fault })
    openGermany()
    await screen.findByText('What was true yesterday.')
    fireEvent.scroll(window)
    expect(await screen.findByText('As of 21 November 2025, 9.30 am')).toHaveRole('status')
    expect(screen.getByText('What was true yesterday.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each(['2999-01-01T00:00:00.000Z', 'yesterday'])(
    'says so without a time if the time is “%s”',
    async (time) => {
      takenAt(time)
      apiStore().faults.add({ path: '/country/getoneCountry', status: 500 })
      openGermany()
      await screen.findByText('What was true yesterday.')
      fireEvent.scroll(window)
      expect(await screen.findByText('This may not be the newest.')).toHaveRole('status')
    },
  )
})

const withSaving = (real: Navigator) =>
  new Proxy(real, {
    get: (target, name) =>
      name === 'connection' ? { saveData: true } : Reflect.get(target, name, target),
  })

const save = () => vi.stubGlobal('navigator', withSaving(navigator))

describe('for a reader who saves data', () => {
  test('a page of today asks nothing', async () => {
    save()
    takenAt(new Date().toISOString())
    openGermany()
    await screen.findByText('What was true yesterday.')
    holdClock()
    fireEvent.scroll(window)
    await aWhile()
    expect(calls()).toEqual([])
  })

  test.each(['2999-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z', ''])(
    'a page from “%s” asks',
    async (time) => {
      save()
      takenAt(time)
      openGermany()
      await screen.findByText('What was true yesterday.')
      fireEvent.scroll(window)
      expect(await screen.findByText(germany().description)).toBeVisible()
    },
  )
})

describe('malformed data is ignored:', () => {
  test.each([
    ['cut short', '[[["countries"'],
    ['null', 'null'],
    ['an object', '{"countries":[]}'],
    ['entries of another shape', '[1,null,["countries"],[[],1],[[1],1]]'],
  ])('%s', async (_, text) => {
    embedText(text)
    renderApp(paths.country.href(germany()._id))
    expect(await screen.findByText(germany().description)).toBeVisible()
    expect(calls()).toEqual([CALL()])
  })

  test.each([null, 1, 'text', [], {}, { _id: '1' }, { name: 'Malta' }])('%j', async (data) => {
    openGermany(data)
    expect(await screen.findByText(germany().description)).toBeVisible()
  })

  test('what is missing in a record is empty, and markup is text', async () => {
    openGermany({
      _id: germany()._id,
      name: '</script><img src=x onerror=alert(1)>',
      photo: '//evil',
    })
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('</script><img src=x onerror=alert(1)>')
    expect(screen.getByText(/still writing about this country/)).toBeVisible()
    expect(screen.getByRole('main').querySelector('img')).toBeNull()
  })
})
