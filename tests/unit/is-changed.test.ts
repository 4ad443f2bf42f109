import { expect, test } from 'vitest'
import { type Field, isBox, isChanged } from '@/lib/browser/forms/is-changed'

/** The first field in some HTML. */
function fieldOf(html: string): Field {
  const page = document.createElement('form')
  page.innerHTML = html
  const field = page.querySelector<Field>('input, textarea, select')
  if (!field) throw new Error('No field')
  return field
}

test('a text that was typed is a change, until it is typed back', () => {
  const field = fieldOf('<input value="Anu">')
  expect(isChanged(field)).toBe(false)
  field.value = 'Anuja'
  expect(isChanged(field)).toBe(true)
  field.value = 'Anu'
  expect(isChanged(field)).toBe(false)
})

test('the line ends of a text by default are no change', () => {
  const field = document.createElement('textarea')
  field.defaultValue = 'One\r\nTwo'
  // Browsers normalise line ends themselves. HTML, textarea, API value.
  field.value = 'One\nTwo'
  expect(isChanged(field)).toBe(false)
  field.value = 'One\n\nTwo'
  expect(isChanged(field)).toBe(true)
})

test.each(['checkbox', 'radio'])('a %s is changed by its tick, set or taken away', (type) => {
  for (const html of [`<input type="${type}">`, `<input type="${type}" checked>`]) {
    const field = fieldOf(html)
    if (!isBox(field)) throw new Error('No box')
    expect(isChanged(field)).toBe(false)
    field.checked = !field.checked
    expect(isChanged(field)).toBe(true)
  }
})

test.each([
  ['<select><option value="a"><option value="b"></select>', 'a', 'b'],
  ['<select><option value="a"><option value="b" selected></select>', 'b', 'a'],
])('a choice is changed by another one: %s', (html, start, other) => {
  const field = fieldOf(html)
  field.value = start
  expect(isChanged(field)).toBe(false)
  field.value = other
  expect(isChanged(field)).toBe(true)
})
