import { expect, test } from 'vitest'
import { forgetTyped, keepTypedApart } from '@/auth/forget-typed'
import { sessionStore } from '@/auth/session-store'
import { storedThings } from '@/content/facts/stored-things'
import { visitStore } from '@/lib/browser/storage/storage'
import { breakStorage, denyStorage } from '../helpers/broken-storage'

const PERSONAL = new Set<string>(['drafts', 'typedBy', 'reset', 'invite', 'offerCheck'])

/** An example of a key: some keys are only prefixes. */
const example = (key: string) => (/[:_]$/.test(key) ? `${key}x` : key)

test('a logout deletes what is personal in sessionStorage, and nothing else', () => {
  const ofVisit = storedThings.filter(({ lasting }) => !lasting)
  for (const { keys } of ofVisit)
    for (const key of keys) window.sessionStorage.setItem(example(key), '1')
  forgetTyped()
  const left = ofVisit.filter(({ keys }) =>
    keys.some((key) => window.sessionStorage.getItem(example(key)) !== null),
  )
  expect(left.map(({ id }) => id)).toEqual(
    ofVisit.map(({ id }) => id).filter((id) => !PERSONAL.has(id)),
  )
})

test.each([
  ['full', () => breakStorage('setItem', 'sessionStorage')],
  ['denied', () => denyStorage('sessionStorage')],
])('a logout also deletes what this page remembers if the storage is %s', (_, spoil) => {
  const repair = spoil()
  visitStore.set('draft:contact', '{"name":"Anjali"}')
  visitStore.set('consultation-shown', '1')
  forgetTyped()
  const left = ['draft:contact', 'consultation-shown'].map(visitStore.get)
  repair()
  visitStore.remove('draft:contact')
  visitStore.remove('consultation-shown')
  expect(left).toEqual([null, '1'])
})

test.each([
  ['the same member finds', 'anjali', 'Anjali'],
  ['another member does not find', 'rahul', undefined],
])('in a tab that was loaded again, %s what was typed', async (_, id, text) => {
  window.sessionStorage.setItem('typed:by', 'anjali')
  window.sessionStorage.setItem('draft:contact', 'Anjali')
  sessionStore.set({ token: 't', user: { _id: id, name: 'A', email: '', phone: '', role: 0 } })
  keepTypedApart()
  await new Promise((resolve) => setTimeout(resolve))
  expect(window.sessionStorage.getItem('draft:contact') ?? undefined).toBe(text)
  expect(window.sessionStorage.getItem('typed:by')).toBe(id)
})
