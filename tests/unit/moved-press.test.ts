import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { followPresses } from '@/lib/loading/moved-press'

/** The ids of all that was clicked, without the clicks that were stopped. */
let clicked: string[] = []

const note = (event: Event) => {
  if (event.target instanceof HTMLElement) clicked.push(event.target.id)
}

beforeAll(followPresses)
beforeEach(() => {
  vi.useFakeTimers()
  clicked = []
  document.body.innerHTML =
    '<form id="form"><button id="send" type="button">Send</button><p id="hint">Hint</p></form><a id="away">Away</a>'
  document.addEventListener('click', note)
})
afterEach(() => {
  document.removeEventListener('click', note)
  document.body.replaceChildren()
  vi.useRealTimers()
})

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The test has no #${id}`)
  return found
}

/** Moves an element so many CSS pixels down. */
const move = (id: string, px: number) => {
  element(id).getBoundingClientRect = () => new DOMRect(0, px, 100, 40)
}

/** Dispatches an event of a pointer on an element; false if somebody stopped what the browser does next. */
function point(id: string, name: string, more: PointerEventInit = {}): boolean {
  const isOwn = element(id).dispatchEvent(
    new PointerEvent(name, {
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      pointerType: 'touch',
      clientX: 50,
      clientY: 20,
      detail: name === 'click' ? 1 : 0,
      ...more,
    }),
  )
  vi.runAllTimers()
  return isOwn
}

test('a press that the page moved away from its control is the control’s', () => {
  point('send', 'pointerdown')
  move('send', 80)
  expect(point('hint', 'click'), 'the click elsewhere').toBe(false)
  expect(clicked).toEqual(['send'])
  // It counts once.
  point('hint', 'click')
  expect(clicked).toEqual(['send', 'hint'])
})

test('another control that slid under the finger is not pressed', () => {
  point('send', 'pointerdown')
  move('send', 80)
  point('away', 'click')
  expect(clicked).toEqual(['send'])
})

test('a press on a control that stays there is the browser’s own', () => {
  point('send', 'pointerdown')
  expect(point('send', 'click')).toBe(true)
  expect(clicked).toEqual(['send'])
})

test('a finger drawn away from the control does not press it, wherever the control is by then', () => {
  point('send', 'pointerdown')
  expect(point('hint', 'click')).toBe(true)
  point('send', 'pointerdown')
  move('send', 80)
  expect(point('hint', 'click', { clientY: 31 })).toBe(true)
  point('send', 'pointerdown')
  move('send', 0)
  expect(point('hint', 'click', { clientX: 39 })).toBe(true)
  expect(clicked).toEqual(['hint', 'hint', 'hint'])
})

test('a small slip of the finger still presses', () => {
  point('send', 'pointerdown')
  move('send', 80)
  point('hint', 'click', { clientX: 56, clientY: 28 })
  expect(clicked).toEqual(['send'])
})

test('a key’s click after an unfinished press stays what it is', () => {
  point('send', 'pointerdown')
  move('send', 80)
  element('away').click()
  expect(clicked).toEqual(['away'])
})

test('a second finger changes nothing about what the first began', () => {
  point('send', 'pointerdown')
  move('send', 80)
  element('away').dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, isPrimary: false }),
  )
  point('hint', 'click')
  expect(clicked).toEqual(['send'])
})

test('the press keeps its keys, and its number in a double click', () => {
  const seen: [boolean, number][] = []
  element('send').addEventListener('click', ({ ctrlKey, detail }) => seen.push([ctrlKey, detail]))
  point('send', 'pointerdown')
  move('send', 80)
  point('hint', 'click', { ctrlKey: true, detail: 2 })
  expect(seen).toEqual([[true, 2]])
})

test('what began on text presses no control that slid under the finger', () => {
  point('hint', 'pointerdown')
  move('hint', 80)
  expect(point('send', 'click')).toBe(false)
  expect(clicked).toEqual(['hint'])
})

test('a field that moved gets the focus', () => {
  element('form').innerHTML = '<input id="name"><p id="line">Line</p>'
  point('name', 'pointerdown')
  move('name', 80)
  point('line', 'click')
  expect(document.activeElement).toBe(element('name'))
})

test('a choice that moved is chosen, though another one slid under the finger', () => {
  element('form').innerHTML =
    '<input type="radio" name="for" id="study" checked><input type="radio" name="for" id="work"><input type="radio" name="for" id="visit">'
  point('work', 'pointerdown')
  move('work', 80)
  point('visit', 'click')
  expect(element('work')).toBeChecked()
})

test('a label that moved presses its field', () => {
  element('form').innerHTML =
    '<label id="label" for="box">Accept</label><input type="checkbox" id="box"><p id="line">Line</p>'
  point('label', 'pointerdown')
  move('label', 80)
  point('line', 'click')
  expect(element('box')).toBeChecked()
})

test('where the control was removed meanwhile, the browser’s click counts', () => {
  point('send', 'pointerdown')
  element('form').innerHTML = '<button id="new">Send</button>'
  expect(point('new', 'click')).toBe(true)
  expect(clicked).toEqual(['new'])
})
