import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { keysOfVisit } from '@/lib/browser/storage/draft-key'
import { paths } from '@/lib/navigation/paths'
import { breakStorage, denyStorage } from '../helpers/broken-storage'
import { keepPlans, keepPlansElsewhere } from '../samples/kept-plans'
import { renderApp } from '../helpers/render-app'
import { somePlan } from '../samples/some-plan'
import { there } from '../helpers/there'
import { settled } from '../helpers/waits'

const stored = () => JSON.parse(window.localStorage.getItem('plans') ?? 'null')
const aside = () => JSON.parse(window.localStorage.getItem('plans-aside') ?? 'null')

const named = (name: string) => screen.findByRole('heading', { name })
const tick = (name: string) => screen.findByRole('checkbox', { name })

test('a full storage is reported, and the plan stays on the page', async () => {
  keepPlans(somePlan())
  const { user } = renderApp(paths.plan.href())
  const box = await tick('Get your passport ready')
  const repair = breakStorage('setItem')
  await user.click(box)
  expect(box).toBeChecked()
  const notStored = /^This browser could not store your plans/
  expect((await screen.findAllByText(notStored))[0]).toBeVisible()
  expect(stored().plans[0].steps).toEqual({})
  // On the page and in a toast, which the next change that is refused does not repeat.
  await waitFor(() => expect(screen.getAllByText(notStored)).toHaveLength(2))
  await user.click(await tick('Take the language test'))
  await settled()
  expect(screen.getAllByText(notStored)).toHaveLength(2)
  repair()
  await user.click(await tick('Choose the course and check the college'))
  expect(Object.keys(stored().plans[0].steps).toSorted()).toEqual([
    'choose-course',
    'language-test',
    'passport',
  ])
  expect(screen.getByText('Kept in this browser only. We do not see it.')).toBeVisible()
})

/** Ticks a step of the one stored plan, which a full storage refuses; then it has room again. */
async function tickRefused() {
  keepPlans(somePlan())
  const { user } = renderApp(paths.plan.href())
  const box = await tick('Get your passport ready')
  const repair = breakStorage('setItem')
  await user.click(box)
  repair()
}

test('what a full storage refused is merged with what another tab writes', async () => {
  await tickRefused()
  keepPlansElsewhere(somePlan(), somePlan({ id: 'bbbbbbbbbbbb', name: 'Of the other tab' }))
  expect(await screen.findByRole('link', { name: /^Of the other tab/ })).toBeVisible()
  await waitFor(() => expect(stored().plans[0].steps).toEqual({ passport: { state: 'done' } }))
  expect(stored().plans).toHaveLength(2)
  expect(await tick('Get your passport ready')).toBeChecked()
})

test('what another tab has changed after a full storage refused a change is kept', async () => {
  await tickRefused()
  const later = new Date(Date.now() + 60_000).toISOString()
  const theirs = somePlan({ steps: { 'language-test': { state: 'done' } }, changedAt: later })
  keepPlansElsewhere(theirs)
  expect(await tick('Take the language test')).toBeChecked()
  expect(stored().plans).toEqual([theirs])
})

test('a blocked storage still allows planning, and the page says that nothing is stored', async () => {
  const repair = denyStorage()
  const { user } = renderApp(paths.plan.href())
  try {
    await user.click(await screen.findByRole('button', { name: 'Make my plan' }))
    expect(await named('Study abroad')).toBeVisible()
    expect(screen.getAllByText(/^This browser could not store your plans/)[0]).toBeVisible()
  } finally {
    repair()
  }
  // Once the storage works, the next change is stored, which clears this page's memory for later tests.
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(stored()).toEqual({ version: 1, plans: [] })
})

test.each([
  ['{', '{'],
  ['7', '7'],
  ['"plans"', 'plans'],
  ['[]', '[]'],
  ['{"version":2,"plans":[]}', '{"version":2,"plans":[]}'],
])(
  'the foreign value %s is set aside and reported, and can be deleted and restored',
  async (text, plain) => {
    window.localStorage.setItem('plans', text)
    const { user } = renderApp(paths.plan.href())
    expect(await named('Something here could not be read')).toBeVisible()
    expect(stored()).toEqual({ version: 1, plans: [] })
    expect(aside()).toHaveLength(1)
    const shown = screen.getByDisplayValue((value) => value.replaceAll(/\s/g, '') === plain)
    expect(shown).toHaveAccessibleName('What was stored')
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect((await navigator.clipboard.readText()).replaceAll(/\s/g, '')).toBe(plain)
    await user.click(screen.getByRole('button', { name: 'Delete it' }))
    expect(aside()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await named('Something here could not be read')).toBeVisible()
  },
)

test('what was set aside before is shown as it is stored if it is broken itself', async () => {
  keepPlans(somePlan())
  window.localStorage.setItem('plans-aside', '{"at":')
  renderApp(paths.plan.href())
  expect(await screen.findByLabelText('What was stored')).toHaveValue('{"at":')
})

test('one broken plan does not affect the others', async () => {
  const broken = { ...somePlan({ id: 'cccccccccccc' }), by: '2027-02-30' }
  window.localStorage.setItem(
    'plans',
    JSON.stringify({ version: 1, plans: [broken, somePlan(), 7] }),
  )
  const { user } = renderApp(paths.plan.href())
  expect(await named('Study in Germany')).toBeVisible()
  expect(await screen.findByLabelText('What was stored')).toHaveValue(
    `${JSON.stringify(broken, null, 2)}\n\n7`,
  )
  await user.click(await tick('Get your passport ready'))
  expect(stored().plans).toHaveLength(1)
  expect(aside()).toHaveLength(2)
  expect(aside()[0].data).toEqual(broken)
})

test('if there is no room to set it aside, nothing is changed and the page says so', async () => {
  window.localStorage.setItem('plans', JSON.stringify({ version: 1, plans: [somePlan(), 7] }))
  const repair = breakStorage('setItem')
  const { user } = renderApp(paths.plan.href())
  await user.click(await tick('Get your passport ready'))
  expect((await screen.findAllByText(/^Nothing was changed: this browser has/))[0]).toBeVisible()
  expect(stored().plans).toEqual([somePlan(), 7])
  repair()
  await user.click(await tick('Get your passport ready'))
  expect(stored().plans).toHaveLength(1)
  expect(aside()).toHaveLength(1)
})

test('what could not be read again is not stored, and the page says so', async () => {
  const papers = Array.from({ length: 200 }, (_, index) => `paper-${index}`)
  keepPlans(somePlan({ papers }))
  const { user } = renderApp(`${paths.plan.href()}?for=study&where=c1&papers=one-more`)
  await user.click(await screen.findByRole('link', { name: 'Open it' }))
  expect(
    (
      await screen.findAllByText(
        'Nothing was changed. A plan keeps at most 200 ticked papers. Untick one first.',
      )
    )[0],
  ).toBeVisible()
  expect(stored().plans).toEqual([somePlan({ papers })])
})

test('a note that two tabs change keeps both texts', async () => {
  keepPlans(somePlan())
  const { user } = renderApp(paths.plan.href())
  const item = there((await tick('Go to the appointment and wait for the visa')).closest('li'))
  await user.click(within(item).getByText(/^What to do/))
  await user.type(within(item).getByLabelText(/^Your note/), 'Mine')
  keepPlansElsewhere(somePlan({ steps: { visa: { note: 'Theirs' } } }))
  expect(within(item).getByLabelText(/^Your note/)).toHaveValue('Mine')
  await user.tab()
  expect(stored().plans[0].steps.visa.note).toBe('Theirs\nMine')
  expect(within(item).getByText(/^This note was changed in another tab too/)).toBeVisible()
})

const notHere =
  /^This plan is not in this browser\. It may have been removed, or be kept in another/

test('a plan that another tab removed is reported as not in this browser', async () => {
  keepPlans(somePlan(), somePlan({ id: 'bbbbbbbbbbbb', name: 'Another' }))
  renderApp(`${paths.plan.href()}?plan=abcdefghijkl`)
  await named('Study in Germany')
  keepPlansElsewhere(somePlan({ id: 'bbbbbbbbbbbb', name: 'Another' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(notHere)
  expect(screen.getByRole('link', { name: /^Another/ })).toBeVisible()
})

test('so is a plan of another browser, above the form, where no plan is stored', async () => {
  renderApp(`${paths.plan.href()}?plan=abcdefghijkl`)
  expect(await screen.findByRole('alert')).toHaveTextContent(notHere)
  expect(screen.queryByRole('link', { name: 'Your plans' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Make my plan' })).toBeVisible()
})

test('Back to a plan that was removed here shows its Undo, and does not guess where it is', async () => {
  keepPlans(somePlan(), somePlan({ id: 'bbbbbbbbbbbb', name: 'Another' }))
  const { user } = renderApp(`${paths.plan.href()}?plan=abcdefghijkl`)
  const open = async (name: string) => {
    const all = within(await screen.findByRole('navigation', { name: 'Your plans' }))
    await user.click(all.getByRole('link', { name: new RegExp(`^${name}`) }))
    await named(name)
  }
  await open('Another')
  await open('Study in Germany')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  act(() => window.history.go(-2))
  await waitFor(() => expect(window.location.search).toBe('?plan=abcdefghijkl'))
  expect(screen.getByText('Study in Germany was removed.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await named('Study in Germany')
})

test('a draft of a step survives a visit to another page', async () => {
  keepPlans(somePlan())
  const { user } = renderApp(paths.plan.href())
  await user.type(await screen.findByLabelText('What do you need to do?'), 'Ask the bank')
  await user.click(there(screen.getAllByRole('link', { name: 'Shortlist' })[0]))
  await screen.findByRole('heading', { level: 1, name: 'Your shortlist' })
  act(() => window.history.back())
  expect(await screen.findByLabelText('What do you need to do?')).toHaveValue('Ask the bank')
})

const bank = { id: 'own-1', title: 'Ask the bank', day: '2027-01-15' }
const what = 'What do you need to do?'

/** Opens the one own step and types into the form that changes it. */
async function typing() {
  keepPlans(somePlan({ own: [bank] }))
  const app = renderApp(paths.plan.href())
  const steps = within(await screen.findByRole('region', { name: 'Steps' }))
  await app.user.click(await steps.findByText(/^Note and changes/))
  await app.user.click(await steps.findByRole('button', { name: /^Change.+Ask the bank/ }))
  await app.user.type(there(steps.getAllByLabelText(what)[0]), ' twice')
  return { ...app, steps }
}

describe('what is typed to change a step', () => {
  test('is there again when its part is folded and opened', async () => {
    const { user, steps } = await typing()
    await user.click(steps.getByText(/^Note and changes/))
    expect(steps.queryByDisplayValue('Ask the bank twice')).toBeNull()
    await user.click(steps.getByText(/^Note and changes/))
    expect(await steps.findByDisplayValue('Ask the bank twice')).toBeVisible()
  })

  test('is there again, and in sight, after a reload, until it is stored', async () => {
    const { unmount } = await typing()
    unmount()
    const { user } = renderApp(paths.plan.href())
    expect(await screen.findByDisplayValue('Ask the bank twice')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save the step' }))
    await tick('Ask the bank twice')
    expect(stored().plans[0].own).toEqual([{ ...bank, title: 'Ask the bank twice' }])
    expect(keysOfVisit()).not.toContainEqual(expect.stringMatching(/^draft:/))
  })

  test('is dropped if the reader cancels', async () => {
    const { user, steps } = await typing()
    await user.click(steps.getByRole('button', { name: 'Cancel' }))
    await user.click(steps.getByText(/^Note and changes/))
    await user.click(steps.getByText(/^Note and changes/))
    await steps.findByRole('button', { name: /^Change.+Ask the bank/ })
    expect(steps.queryByRole('button', { name: 'Save the step' })).toBeNull()
  })

  test('comes back with a removed step, and is dropped with it by the next visit', async () => {
    const { user, steps, unmount } = await typing()
    await user.click(steps.getByRole('button', { name: /^Remove.+Ask the bank/ }))
    await user.click(steps.getByRole('button', { name: 'Undo' }))
    expect(await steps.findByDisplayValue('Ask the bank twice')).toBeVisible()
    expect(await tick('Ask the bank')).toHaveFocus()
    await user.click(steps.getByRole('button', { name: /^Remove.+Ask the bank/ }))
    unmount()
    renderApp(paths.plan.href())
    await named('Study in Germany')
    expect(keysOfVisit()).not.toContainEqual(expect.stringMatching(/^draft:/))
  })
})

test('what is typed to change a plan is there again after a reload, with what was chosen', async () => {
  keepPlans(somePlan())
  const { user, unmount } = renderApp(paths.plan.href())
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  await user.type(screen.getByLabelText(/^Name of the plan/), 'With my brother')
  await user.click(screen.getByRole('radio', { name: 'Visit' }))
  unmount()
  const again = renderApp(paths.plan.href())
  expect(await screen.findByDisplayValue('With my brother')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Visit' })).toBeChecked()
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await named('Study in Germany')
  expect(screen.queryByDisplayValue('With my brother')).toBeNull()
  expect(keysOfVisit()).not.toContainEqual(expect.stringMatching(/^draft:/))
})
