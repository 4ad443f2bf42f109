import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { button, field, put } from '../helpers/admin-forms'
import { logInAs, renderApp } from '../helpers/render-app'

const CREATE = paths.adminWorks.href()

/** Puts the caret into a point, or selects a part of the point. */
async function select(place: number, from: number, to = from) {
  const input = await field(`Point ${place}`)
  if (!(input instanceof HTMLInputElement)) throw new Error('A point is no field')
  input.focus()
  input.setSelectionRange(from, to)
}

const points = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Point \d+$/).map(({ value }) => value)

/** The point that has the focus, and the caret's place in it. */
function caret() {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLInputElement)) return undefined
  const { selectionStart, selectionEnd } = activeElement
  return [activeElement.getAttribute('aria-label'), selectionStart, selectionEnd]
}

beforeEach(() => logInAs('admin'))

test('pasted lines replace what was selected', async () => {
  const { user } = renderApp(CREATE)
  await put(user, 'Point 1', 'Old text')
  await select(1, 0, 8)
  await user.paste('One\nTwo')
  expect(points()).toEqual(['One', 'Two'])
  expect(caret()).toEqual(['Point 2', 3, 3])
  await select(2, 1, 2)
  await user.paste('- Three\n- Four')
  expect(points()).toEqual(['One', 'T', 'Three', 'Four', 'o'])
  expect(caret()).toEqual(['Point 4', 4, 4])
})

test('pasted lines follow the point at whose end they are pasted', async () => {
  const { user } = renderApp(CREATE)
  await put(user, 'Point 1', 'German B2')
  await user.paste('One\nTwo')
  expect(points()).toEqual(['German B2', 'One', 'Two'])
})

test('Enter splits a point at the caret, and Backspace joins it again', async () => {
  const { user } = renderApp(CREATE)
  await put(user, 'Point 1', 'Salary 2000 euroFree room')
  await select(1, 16)
  await user.keyboard('{Enter}')
  expect(points()).toEqual(['Salary 2000 euro', 'Free room'])
  expect(caret()).toEqual(['Point 2', 0, 0])
  await user.keyboard('{Backspace}')
  expect(points()).toEqual(['Salary 2000 euroFree room'])
  expect(caret()).toEqual(['Point 1', 16, 16])
  await select(1, 6, 16)
  await user.keyboard('{Enter}')
  expect(points()).toEqual(['Salary', 'Free room'])
})

test('Backspace in an empty line removes it and moves to the end of the line before', async () => {
  const { user } = renderApp(CREATE)
  await put(user, 'Point 1', 'German B2')
  await user.keyboard('{Enter}')
  expect(points()).toEqual(['German B2', ''])
  await user.keyboard('{Backspace}')
  expect(points()).toEqual(['German B2'])
  expect(caret()).toEqual(['Point 1', 9, 9])
  // Within a line it deletes a letter, as usual; at the beginning of the list it deletes nothing.
  await user.keyboard('{Backspace}')
  expect(points()).toEqual(['German B'])
  await select(1, 0)
  await user.keyboard('{Backspace}')
  expect(points()).toEqual(['German B'])
})

test('an amount is offered without its commas, and a point is never split inside one', async () => {
  const { user } = renderApp(CREATE)
  await put(user, 'Point 1', 'Salary ₹1,20,000 a month')
  await user.click(await button('leave the commas out'))
  expect(points()).toEqual(['Salary ₹120000 a month'])
  expect(screen.queryByText(/A point cannot hold a comma/)).toBeNull()
  await put(user, 'Point 1', 'Salary ₹1,20,000 a month, free room')
  await user.click(await button('make separate points of it'))
  expect(points()).toEqual(['Salary ₹120000 a month', 'free room'])
})

test('a comma in another kind of number is left to the author', async () => {
  const { user } = renderApp(CREATE)
  await put(user, 'Point 1', '2,5 years')
  expect(await screen.findByText(/Write this number in another way/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /commas|separate/ })).toBeNull()
  await put(user, 'Point 1', '2.5 years')
  expect(screen.queryByText(/A point cannot hold a comma/)).toBeNull()
})

test('a removed point can be put back until the list changes otherwise', async () => {
  const { user } = renderApp(CREATE)
  await user.click(await field('Point 1'))
  await user.paste('One\nTwo\nThree')
  await user.click(await button('Remove point 2'))
  expect(points()).toEqual(['One', 'Three'])
  expect(screen.getByText('“Two” was removed.')).toBeVisible()
  expect(caret()?.[0]).toBe('Point 1')
  await user.click(await button('Undo'))
  expect(points()).toEqual(['One', 'Two', 'Three'])
  expect(caret()?.[0]).toBe('Point 2')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await user.click(await button('Remove point 3'))
  await user.type(await field('Point 1'), '!')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  // A line without text is nothing to put back.
  await user.click(await button('Add a point'))
  await user.click(await button('Remove point 3'))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('Enter that ends a word of an input method splits nothing', async () => {
  renderApp(CREATE)
  const input = await field('Point 1')
  fireEvent.change(input, { target: { value: 'नर्स' } })
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
  expect(points()).toEqual(['नर्स'])
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(points()).toHaveLength(2)
})
