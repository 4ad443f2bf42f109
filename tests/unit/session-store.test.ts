import { describe, expect, test, vi } from 'vitest'
import { sessionStore } from '@/auth/session-store'
import type { Session } from '@/auth/session'
import { breakStorage, denyStorage } from '../helpers/broken-storage'

const session: Session = {
  user: { _id: 'u1', name: 'Asha', email: 'a@example.com', phone: '9000000001', role: 0 },
  token: 't1',
}

const store = (value: unknown) =>
  window.localStorage.setItem('auth', typeof value === 'string' ? value : JSON.stringify(value))

test('a login is kept under auth as user and token, and read back after a reload', () => {
  sessionStore.set(session)
  expect(JSON.parse(window.localStorage.getItem('auth') ?? '')).toEqual(session)
  expect(sessionStore.get()).toMatchObject(session)
})

test('a logout removes the key', () => {
  sessionStore.set(session)
  sessionStore.set(null)
  expect(window.localStorage.getItem('auth')).toBeNull()
  expect(sessionStore.get()).toBeNull()
})

test.each([
  ['garbage', 'not json at all'],
  ['cut short', '{"user":{"_id":"u1"'],
  ['a number', 7],
  ['null', null],
  ['an array', [session]],
  ['no token', { user: session.user }],
  ['an empty token', { ...session, token: '' }],
  ['a token that is no text', { ...session, token: { a: 1 } }],
  ['a token that no header can carry', { ...session, token: 'ടോക്കൺ' }],
  ['a token of two lines', { ...session, token: 'a\nb' }],
  ['no user', { token: 't1' }],
  ['a user without an id', { user: { name: 'Asha' }, token: 't1' }],
  ['a user that is an array', { user: [], token: 't1' }],
])('%s under auth counts as logged out', (_, value) => {
  store(value)
  expect(sessionStore.get()).toBeNull()
})

test('odd fields of a user are corrected and do not end the login', () => {
  store({ user: { _id: 'u1', name: null, phone: 9000000001, role: '1', amount: 'x' }, token: 't' })
  expect(sessionStore.get()?.user).toMatchObject({ name: '', phone: '9000000001', role: 1 })
  expect(sessionStore.get()?.user.amount).toBeUndefined()
})

describe('a storage that fails', () => {
  test('a full one: the login holds on this page, and so does the logout', () => {
    breakStorage('setItem')
    sessionStore.set(session)
    expect(window.localStorage.getItem('auth')).toBeNull()
    expect(sessionStore.get()).toMatchObject(session)
    sessionStore.set(null)
    expect(sessionStore.get()).toBeNull()
  })

  test('a denied one: nobody is logged in, a login holds on this page, nothing throws', () => {
    const repair = denyStorage()
    expect(sessionStore.get()).toBeNull()
    sessionStore.set(session)
    expect(sessionStore.get()).toMatchObject(session)
    sessionStore.set(null)
    expect(sessionStore.get()).toBeNull()
    repair()
    sessionStore.set(null)
  })

  test('one that cannot be read: nobody is logged in', () => {
    store(session)
    breakStorage('getItem')
    expect(sessionStore.get()).toBeNull()
  })
})

test('listeners are notified of this tab and others; the value stays the same object while nothing changes', () => {
  const heard = vi.fn<() => void>()
  const stop = sessionStore.subscribe(heard)
  sessionStore.set(session)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(sessionStore.get()).toBe(sessionStore.get())
  window.localStorage.removeItem('auth')
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  expect(heard).toHaveBeenCalledTimes(2)
  expect(sessionStore.get()).toBeNull()
  stop()
  sessionStore.set(session)
  expect(heard).toHaveBeenCalledTimes(2)
})
