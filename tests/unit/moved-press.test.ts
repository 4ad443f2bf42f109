import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { followPresses } from '@/lib/loading/moved-press'

/** The texts of all that was clicked, from the window's point of view. */
let clicked: string[] = []

const note = (event: Event) => {
  if (event.target instanceof HTMLElement) clicked.push(event.target.id)
}

beforeAll(followPresses)
beforeEach(() => {
  clicked = []
  document.body.innerHTML =
    '<form id="form"><button id="send" type="button">Send</button><p id="hint">Hint</p></form><a id="away">Away</a>'
  document.addEventListener('click', note)
})
afterEach(() => {
  document.removeEventListener('click', note)
  document.body.replaceChildren()
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

type At = { x?: number; y?: number; type?: string }

const point = (id: string, name: string, { x = 50, y = 20, type = 'touch' }: At = {}) =>
  element(id).dispatchEvent(
    new PointerEvent(name, {
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      pointerType: type,
      clientX: x,
      clientY: y,
      detail: 1,
    }),
  )

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
  expect(point('hint', 'click', { y: 31 })).toBe(true)
  point('send', 'pointerdown')
  move('send', 0)
  expect(point('hint', 'click', { x: 39 })).toBe(true)
  expect(clicked).toEqual(['hint', 'hint', 'hint'])
})

test('a small slip of the finger still presses', () => {
  point('send', 'pointerdown')
  move('send', 80)
  point('hint', 'click', { x: 56, y: 28 })
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

test('a control that was replaced meanwhile is found by its text', () => {
  point('send', 'pointerdown')
  element('form').innerHTML = '<button id="other">Other</button><button id="new">Send</button>'
  point('form', 'click')
  expect(clicked).toEqual(['new'])
})

test('of several with the same text none is pressed in place of one that was removed', () => {
  point('send', 'pointerdown')
  element('form').innerHTML = '<button id="a">Send</button><button id="b">Send</button>'
  expect(point('form', 'click')).toBe(false)
  expect(clicked).toEqual([])
  // A finger that is on one of them presses that one.
  point('b', 'pointerdown')
  element('form').innerHTML = '<button id="a">Send</button><button id="b">Send</button>'
  expect(point('b', 'click')).toBe(true)
  expect(clicked).toEqual(['b'])
})

test('a mouse gets no click from a control that was removed, so lifting it is the press', () => {
  point('send', 'pointerdown', { type: 'mouse' })
  element('form').innerHTML = '<button id="new">Send</button>'
  point('form', 'pointerup', { type: 'mouse' })
  expect(clicked).toEqual(['new'])
})

test('a finger’s lift is no press: its click follows', () => {
  point('send', 'pointerdown')
  element('form').innerHTML = '<button id="new">Send</button>'
  point('form', 'pointerup')
  expect(clicked).toEqual([])
  point('new', 'click')
  expect(clicked).toEqual(['new'])
})
