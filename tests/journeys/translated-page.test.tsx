import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { blankLine } from '@/features/plan/money/money-lines'
import { paths } from '@/lib/navigation/paths'
import { takeLostTexts } from '../helpers/changing-texts'
import { apiStore } from '../helpers/local-server'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdClock, pass } from '../helpers/waits'
import { keepPlans } from '../samples/kept-plans'
import { somePlan } from '../samples/some-plan'

/** What a browser that translates the page does: each text moves into an element of the browser's own. */
function translate(part: HTMLElement) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
  // These were taken out by the browser, not by React.
  takeLostTexts()
}

test('in a page that the browser translates, Copy confirms and the page stays', async () => {
  await logInAs('premium')
  const { user } = renderApp(paths.userReferrals.href())
  const copy = await screen.findByRole('button', { name: /Copy/ })
  holdClock()
  await user.click(copy)
  const said = await screen.findByText('Copied to clipboard!')
  translate(screen.getByRole('main'))
  await pass(2100)
  expect(said).not.toHaveTextContent('Copied')
  expect(screen.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible()
})

test('in a page that the browser translates, a saved country says so', async () => {
  const germany = apiStore().countries.find(({ name }) => name === 'Germany')
  const { user } = renderApp(paths.country.href(germany?._id ?? ''))
  const button = await screen.findByRole('button', { name: 'Save Germany' })
  translate(button)
  await user.click(button)
  await waitFor(() => expect(within(button).getByText('Saved')).toBeVisible())
})

/** What a plan says of its days and its money. The order of its steps stays while one is on the page. */
async function planWords() {
  const steps = await screen.findByRole('region', { name: 'Steps' })
  const totals = await screen.findByRole('region', { name: 'Totals' })
  const outlook = screen.getByText(/steps done or skipped$/).closest('div')
  const rows = within(steps).getAllByRole('listitem')
  return [outlook, ...rows, totals]
    .map((part) => part?.textContent?.replaceAll(/\s+/g, ' '))
    .toSorted((one = '', other = '') => one.localeCompare(other))
}

test('in a page that the browser translates, a plan shows the days and sums that belong to it', async () => {
  const fee = { ...blankLine('visa-fee', 'application'), amount: 7500, paid: true }
  keepPlans(somePlan({ money: [fee] }))
  const { user, unmount } = renderApp(paths.plan.href())
  await planWords()
  const [first] = screen.getAllByRole('checkbox')
  const [skip] = screen.getAllByRole('button', { name: /^Skip this step/ })
  const paid = screen.getByRole('checkbox', { name: /^Paid/ })
  const presses = [first, skip, paid].map(there)
  for (const press of presses) {
    translate(screen.getByRole('main'))
    await user.click(press)
  }
  const said = await planWords()
  unmount()
  renderApp(paths.plan.href())
  expect(said).toEqual(await planWords())
})

test('in a page that the browser translates, a calendar file can be saved twice', async () => {
  // The test environment would leave the page for the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  keepPlans(somePlan())
  const { user } = renderApp(paths.plan.href())
  const ways = within(await screen.findByRole('region', { name: 'Save or share the plan' }))
  const button = ways.getByRole('button', { name: 'Calendar file' })
  for (let presses = 0; presses < 2; presses += 1) {
    await user.click(button)
    await waitFor(() => expect(button).toBeEnabled())
    expect(await ways.findByText(/^Your browser was given plan-.*ics/)).toBeVisible()
    translate(screen.getByRole('main'))
  }
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
