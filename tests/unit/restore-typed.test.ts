import { beforeEach, expect, test, vi } from 'vitest'
import { restoreTyped } from '@/app/restore-typed'
import { there } from '../helpers/there'

const FIELDS = `
  <input id="name"><textarea id="message">One</textarea>
  <select id="country"><option value="">Choose</option><option>Germany</option><option>Malta</option></select>
  <input type="checkbox" id="terms">`

const field = (id: string) => there(document.querySelector<HTMLInputElement>(`#${id}`))

let root: HTMLElement

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  root = document.createElement('div')
  root.innerHTML = FIELDS
  document.body.append(root)
  return () => {
    document.body.replaceChildren()
    vi.useRealTimers()
  }
})

/** React renders the page anew, with what a draft brings back; returns what it then hears. */
async function renderAnew(restore: () => void = () => undefined) {
  const heard: string[] = []
  for (const type of ['input', 'change', 'click'])
    root.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLElement) heard.push(`${target.id} ${type}`)
    })
  root.innerHTML = FIELDS
  restore()
  await vi.waitFor(() => expect(heard).toContain('name input'))
  return heard
}

test('what is typed, ticked and chosen is in the fields of a page that is rendered anew, and React hears of it', async () => {
  restoreTyped(root)
  field('name').value = 'Meera'
  field('country').value = 'Malta'
  field('terms').checked = true
  field('name').focus()
  const heard = await renderAnew()
  expect(field('name')).toHaveValue('Meera')
  expect(field('name')).toHaveFocus()
  expect(field('country')).toHaveValue('Malta')
  expect(field('terms')).toBeChecked()
  expect(heard).toEqual(expect.arrayContaining(['country change', 'terms click']))
})

test('a field that nobody touched keeps what its draft brings back', async () => {
  restoreTyped(root)
  field('name').value = 'Meera'
  await renderAnew(() => {
    field('country').value = 'Germany'
    field('message').value = 'Three'
  })
  expect(field('country')).toHaveValue('Germany')
  expect(field('message')).toHaveValue('Three')
})
