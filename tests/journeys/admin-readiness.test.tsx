import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { beforeLaunch } from '@/content/facts/before-launch'
import { DAY_MS } from '@/lib/dates/spans'
import { paths } from '@/lib/navigation/paths'
import { ageOfDay } from '@/pages/admin/admin-dashboard-page/stale-links'
import { server } from '../helpers/local-server'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdClock, pass } from '../helpers/waits'

const card = async () => within(await screen.findByRole('region', { name: 'Is the site ready?' }))

test('an administrator reads which settings are missing, and what does not work without them', async () => {
  await logInAs('admin')
  // Set by the build in the page's HTML.
  document.documentElement.dataset['build'] = '0.1.0, 1a2b3c4'
  const { user } = renderApp(paths.adminDashboard.href())
  const shown = await card()
  // The tests run with none of these settings.
  await user.click(shown.getByText('Settings that this build lacks'))
  expect(shown.getByText('VITE_RAZORPAY_KEY_ID')).toBeVisible()
  expect(shown.getByText('the Premium membership cannot be paid for')).toBeVisible()
  await user.click(shown.getByText('Samples and words to confirm'))
  for (const { what } of beforeLaunch) expect(shown.getByText(what)).toBeVisible()
  await user.click(shown.getByText('Official pages'))
  expect(shown.getByText('The questions of /check-an-offer')).toBeVisible()
  expect(shown.getAllByText(/^(Read on|Last read on) \d+ \w+ \d{4}/)).toHaveLength(3)
  await user.click(shown.getByText('Pages for search engines'))
  expect(await shown.findByText(/^Nobody made them yet/)).toBeVisible()
  expect(shown.getByText('Version of the site: 0.1.0, 1a2b3c4')).toBeVisible()
})

test('pages that are days old are reported, with what to do', async () => {
  const takenAt = new Date(Date.now() - 3 * DAY_MS).toISOString()
  server.use(http.get('*/snapshot.json', () => HttpResponse.json({ takenAt })))
  await logInAs('admin')
  const { user } = renderApp(paths.adminDashboard.href())
  const shown = await card()
  await user.click(shown.getByText('Pages for search engines'))
  expect(await shown.findByText(/, 3 days ago\.$/)).toBeVisible()
  expect(shown.getByText(/^Run the refresh/)).toBeVisible()
})

test('a page that is left open says it too, once they are two days old', async () => {
  holdClock()
  const takenAt = new Date(Date.now() - 2 * DAY_MS + 90_000).toISOString()
  server.use(http.get('*/snapshot.json', () => HttpResponse.json({ takenAt })))
  await logInAs('admin')
  const { user } = renderApp(paths.adminDashboard.href())
  const shown = await card()
  await user.click(shown.getByText('Pages for search engines'))
  expect(await shown.findByText(/^Made new on/)).toBeVisible()
  expect(shown.queryByText(/^Run the refresh/)).toBeNull()
  await pass(3 * 60_000)
  expect(shown.getByText(/^Run the refresh/)).toBeVisible()
})

test.each([
  ['2026-05-24', 179, false],
  ['2026-05-23', 180, true],
])('official pages read on %s', (day, days, isStale) => {
  const now = Date.parse('2026-11-19T12:00:00+05:30')
  expect(ageOfDay(day, now)).toEqual({ days, isStale })
})

test('no visitor sees any of it', async () => {
  renderApp(paths.home.href())
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Is the site ready?')).toBeNull()
})
