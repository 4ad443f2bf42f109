import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '@/auth/session-store'
import { paths } from '@/lib/navigation/paths'
import { renderWithState } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'

const line = vi.hoisted(() => ({ isLost: true }))

vi.mock('@/auth/forget-typed', async (load) => {
  if (line.isLost) throw new Error('Failed to fetch dynamically imported module')
  return load()
})

beforeEach(() => {
  line.isLost = true
})

const draft = () => window.sessionStorage.getItem('draft:enquiry:study')

async function typeAsMember() {
  const { user: member } = await logInAs('member')
  const { user, unmount } = renderApp(paths.study.href())
  await user.type(await screen.findByLabelText(/^Name/), 'Anjali Nair')
  unmount()
  expect(draft()).not.toBeNull()
  return member
}

test('a visit of the login page leaves nothing that was typed if the code that deletes it cannot load', async () => {
  await typeAsMember()
  renderApp(paths.login.href())
  await screen.findByText('Logout successfully')
  await waitFor(() => expect(draft()).toBeNull())
  cleanup()
  renderApp(paths.study.href())
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('')
})

test.each([
  ['the same member', 'member', '{"name":"Anjali Nair"}'],
  ['nobody else', 'premium', null],
] as const)('after a login that ended by itself, %s finds what was typed', async (_, who, text) => {
  const { _id } = await typeAsMember()
  const { unmount } = renderWithState(paths.login.href(), { from: paths.study.href() })
  await screen.findByText('Logout successfully')
  await waitFor(() => expect(window.sessionStorage.getItem('typed:by')).toBe(_id))
  unmount()
  await logInAs(who)
  await waitFor(() => expect(sessionStore.get()).not.toBeNull())
  line.isLost = false
  // What the next start does: app/start-later.
  const { keepTypedApart } = await import('@/auth/forget-typed')
  keepTypedApart()
  expect(draft()).toBe(text)
})
