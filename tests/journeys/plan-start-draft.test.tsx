import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keysOfVisit } from '@/lib/browser/storage/draft-key'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack } from '../helpers/waits'
import { keepPlans, keptPlans } from '../samples/kept-plans'
import { somePlan } from '../samples/some-plan'

const idOf = (name: string) => apiStore().countries.find((each) => each.name === name)?._id ?? ''
const drafts = () => keysOfVisit().filter((key) => key.startsWith('draft:'))

/** Chooses a visit to Malta on 12 February 2028 in the form for a new plan. */
async function choose(address = paths.plan.href()) {
  const app = renderApp(address)
  await screen.findByRole('option', { name: 'Malta' })
  await app.user.click(screen.getByRole('radio', { name: 'Visit' }))
  await app.user.selectOptions(screen.getByLabelText('Where?'), 'Malta')
  await app.user.selectOptions(screen.getByLabelText('By when?'), 'February 2028')
  await app.user.selectOptions(screen.getByLabelText('Day'), '12')
  return app
}

const CHOSEN = ['Visit', 'Malta', 'February 2028', '12']

/** What the form shows as chosen, once it is there. */
async function shown() {
  const checked = await screen.findByRole('radio', { checked: true })
  const fields = ['Where?', 'By when?', 'Day'].map((label) =>
    screen.getByLabelText<HTMLSelectElement>(label),
  )
  const values = fields.map(({ selectedOptions }) => selectedOptions[0]?.textContent)
  return [checked.closest('label')?.textContent, ...values]
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T19:00:00Z') })
  return () => vi.useRealTimers()
})

describe('what is chosen for a new plan', () => {
  test('is there again after each reload, until the plan is made', async () => {
    const { unmount } = await choose()
    unmount()
    const once = renderApp(paths.plan.href())
    expect(await shown()).toEqual(CHOSEN)
    once.unmount()
    const { user } = renderApp(paths.plan.href())
    expect(await shown()).toEqual(CHOSEN)
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(await screen.findByRole('heading', { name: 'Visit Malta' })).toBeVisible()
    const country = { id: idOf('Malta'), name: 'Malta' }
    expect(keptPlans()).toMatchObject([{ purpose: 'visit', country, by: '2028-02-12' }])
    expect(drafts()).toEqual([])
    await user.click(screen.getByRole('link', { name: 'New plan' }))
    expect(await screen.findByRole('radio', { name: 'Study' })).toBeChecked()
    expect(screen.getByLabelText('Day')).toHaveDisplayValue('Open')
  })

  test('is there before the list of countries, and while that does not come', async () => {
    const [country] = apiStore().countries
    if (!country) throw new Error('No country is seeded')
    apiStore().countries.push({ ...country, _id: 'new', name: 'Atlantis' })
    const { user, unmount } = renderApp(paths.plan.href())
    await screen.findByRole('option', { name: 'Atlantis' })
    await user.selectOptions(screen.getByLabelText('Where?'), 'Atlantis')
    unmount()
    holdBack({ path: '/country/getCountry' })
    const again = renderApp(paths.plan.href())
    await waitFor(() => expect(screen.getByLabelText('Where?')).toHaveDisplayValue('Atlantis'))
    await again.user.click(screen.getByRole('button', { name: 'Make my plan' }))
    await waitFor(() => expect(keptPlans()[0]?.country).toEqual({ id: 'new', name: 'Atlantis' }))
  })

  test('is there again after a link and Back, also for another plan', async () => {
    keepPlans(somePlan())
    const { user } = await choose('/plan?new=1')
    const [policy] = screen.getAllByRole('link', { name: 'Privacy policy and terms' })
    await user.click(there(policy))
    await screen.findByRole('heading', { level: 1, name: /policy/i })
    act(() => window.history.back())
    expect(await shown()).toEqual(CHOSEN)
  })

  test('is listed among what this browser stores, and can be deleted there', async () => {
    const { unmount } = await choose()
    unmount()
    const { user } = renderApp(paths.yourData.href())
    expect(drafts()).toEqual(['draft:new-plan'])
    await user.click(
      await screen.findByRole('button', { name: 'Delete (What you typed and did not send)' }),
    )
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(drafts()).toEqual([])
  })

  test('leaves the month to the page if only something else was chosen', async () => {
    const { user, unmount } = renderApp(paths.plan.href())
    await user.click(await screen.findByRole('radio', { name: 'Visit' }))
    const preset = screen.getByLabelText<HTMLSelectElement>('By when?').value
    unmount()
    vi.setSystemTime(new Date('2026-12-21T19:00:00Z'))
    renderApp(paths.plan.href())
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Visit' })).toBeChecked())
    const later = screen.getByLabelText<HTMLSelectElement>('By when?').value
    expect(later > preset).toBe(true)
  })

  test('gives way to what a link names, but keeps the rest', async () => {
    const { unmount } = await choose()
    unmount()
    renderApp(paths.plan.href({ purpose: 'work', country: idOf('Germany') }))
    await waitFor(() => expect(screen.getByLabelText('Where?')).toHaveDisplayValue('Germany'))
    expect(screen.getByRole('radio', { name: 'Work' })).toBeChecked()
    expect(screen.getByLabelText('By when?')).toHaveDisplayValue('February 2028')
    expect(screen.getByLabelText('Day')).toHaveDisplayValue('12')
  })

  test('instead of what a link names is there again under the same address', async () => {
    const address = paths.plan.href({ purpose: 'work', country: idOf('Germany') })
    const { unmount } = await choose(address)
    unmount()
    renderApp(address)
    expect(await shown()).toEqual(CHOSEN)
  })

  test('is a country that is left open, though the link names one', async () => {
    const address = paths.plan.href({ purpose: 'work', country: idOf('Germany') })
    const { user, unmount } = await choose(address)
    await user.selectOptions(screen.getByLabelText('Where?'), 'Not decided yet')
    unmount()
    const again = renderApp(address)
    await screen.findByRole('option', { name: 'Malta' })
    expect(screen.getByLabelText('Where?')).toHaveDisplayValue('Not decided yet')
    await again.user.click(screen.getByRole('button', { name: 'Make my plan' }))
    await waitFor(() => expect(keptPlans()[0]?.country).toBeNull())
  })

  test('is gone with its draft if the page comes back after a logout', async () => {
    await choose()
    window.sessionStorage.clear()
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Study' })).toBeChecked())
    expect(screen.getByLabelText('Where?')).toHaveDisplayValue('Not decided yet')
    expect(screen.getByLabelText('Day')).toHaveDisplayValue('Open')
  })

  test.each(['{', '7', '{"from":"","month":"never"}', '{"from":"","purpose":"fly"}'])(
    'is nothing if the stored text is %s',
    async (text) => {
      window.sessionStorage.setItem('draft:new-plan', text)
      renderApp(paths.plan.href())
      expect(await screen.findByRole('radio', { name: 'Study' })).toBeChecked()
      expect(within(screen.getByRole('main')).getByLabelText('Day')).toHaveDisplayValue('Open')
    },
  )
})
