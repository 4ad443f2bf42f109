// @vitest-environment node
import { expect, test } from 'vitest'
import { changedSentences, withNewSentences } from '../tools/changed-sentences'

const diff = (...lines: string[]) =>
  [
    'diff --git a/src/content/en/plan.ts b/src/content/en/plan.ts',
    '--- a/src/content/en/plan.ts',
    '+++ b/src/content/en/plan.ts',
    '@@ -8 +8 @@',
    ...lines,
    '',
  ].join('\n')

const pairs = (text: string) => [...changedSentences(text).changed]

test('a changed sentence is known by its old one', () => {
  expect(pairs(diff("-  submit: 'An old sentence',", "+  submit: 'A new sentence',"))).toEqual([
    ['An old sentence', 'A new sentence'],
  ])
  expect(pairs(diff("-  where: 'Where?',", '+  where: "Where\'s it?",'))).toEqual([
    ['Where?', "Where's it?"],
  ])
})

test('of several sentences in a hunk, those that stayed are none', () => {
  const change = diff(
    "-    title: 'Work there',",
    "-    text: 'A job and a permit.',",
    "+    title: 'Work there',",
    "+    text: 'A job, then a permit.',",
  )
  expect(pairs(change)).toEqual([['A job and a permit.', 'A job, then a permit.']])
})

test('a removed sentence is not paired with one that only moved up', () => {
  const change = diff("-  'Gone',", "-  'Stays',", "+  'Stays',", "+  'New',")
  expect(pairs(change)).toEqual([['Gone', 'New']])
})

test('a sentence that became two different ones is left to a person', () => {
  const change = `${diff("-  a: 'Old',", "+  a: 'One',")}\n@@ -9 +9 @@\n-  b: 'Old',\n+  b: 'Two',\n`
  expect(changedSentences(change)).toEqual({ changed: new Map(), unclear: ['Old'] })
})

test('a literal with other escapes is left alone', () => {
  const code = String.raw`see('A\u00a0b'); see('An old sentence\n')`
  expect(withNewSentences(code, new Map([['An old sentence', 'New']]))).toBe(code)
})

test('a sentence that was removed or split has no counterpart', () => {
  const change = diff("-  intro: 'One. Two.',", "+  intro: 'One.',", "+  more: 'Two.',")
  expect(changedSentences(change)).toEqual({ changed: new Map(), unclear: ['One. Two.'] })
})

test('a test gets the new sentence where its literal is nothing else', () => {
  const changed = new Map([['An old sentence', "Anybody's sentence"]])
  const code =
    "press('An old sentence'); see(/An old sentence/, `An old sentence`, 'An old sentence, longer')"
  expect(withNewSentences(code, changed)).toBe(
    'press("Anybody\'s sentence"); see(/An old sentence/, "Anybody\'s sentence", \'An old sentence, longer\')',
  )
  expect(withNewSentences("it('does')", changed)).toBe("it('does')")
  const afterComment = "// The page's own text\npress('An old sentence')"
  expect(withNewSentences(afterComment, changed)).toContain('press("Anybody')
})
