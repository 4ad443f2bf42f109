import { expect, test } from 'vitest'
import { forgetTyped } from '@/auth/forget-typed'
import { keptThings } from '@/content/facts/kept-things'

const PERSONAL = new Set<string>(['drafts', 'reset', 'invite'])

/** A key, of which some are beginnings. */
const example = (key: string) => (/[:_]$/.test(key) ? `${key}x` : key)

test('a logout takes what is personal of a visit, and nothing else', () => {
  const ofVisit = keptThings.filter(({ lasting }) => !lasting)
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
