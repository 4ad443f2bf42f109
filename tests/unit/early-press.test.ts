import { afterEach, expect, test, vi } from 'vitest'
import { dropPresses, holdPresses, pressAgain } from '@/lib/loading/early-press'

afterEach(() => document.body.replaceChildren())

/** A part of a page that contains another part with a form, as on the page of a country. */
function parts() {
  document.body.innerHTML =
    '<div id="country"><button>Save</button><div id="enquiry"><button type="button">Send</button></div></div>'
  const [outer, inner] = ['country', 'enquiry'].map((id) => document.getElementById(id))
  const send = inner?.querySelector('button')
  if (!outer || !inner || !send) throw new Error('The page of the test lacks a part')
  return { outer, inner, send }
}

/** Collects the texts of the buttons whose presses reach a part from now on. */
function heardIn(part: Element): (string | null)[] {
  const heard: (string | null)[] = []
  part.addEventListener('click', ({ target }) => {
    if (target instanceof Element) heard.push(target.textContent)
  })
  return heard
}

test('a press on a nested part waits for the code of both parts', () => {
  const { outer, inner, send } = parts()
  const endOuter = holdPresses(outer)
  send.click()
  const sent = vi.fn<() => void>()
  // The outer part's code has loaded, and the form still waits for its own.
  endOuter()
  const endInner = holdPresses(inner)
  pressAgain(outer)
  endInner()
  send.addEventListener('click', sent)
  pressAgain(inner)
  expect(sent).toHaveBeenCalledTimes(1)
  // The press was replayed once, so nothing is left to replay.
  pressAgain(inner)
  expect(sent).toHaveBeenCalledTimes(1)
  for (const part of [outer, inner]) dropPresses(part)
})

test('a press that was handled is not replayed', () => {
  const { outer, send } = parts()
  const endOuter = holdPresses(outer)
  send.click()
  endOuter()
  const sent = vi.fn<() => void>()
  send.addEventListener('click', sent)
  pressAgain(outer)
  pressAgain(outer)
  expect(sent).toHaveBeenCalledTimes(1)
  dropPresses(outer)
})

test('a press that was not handled before the part was held is replayed, and one that was handled is not', () => {
  document.body.innerHTML =
    '<div id="root"><div id="list"><button>Save A</button><button>Save B</button></div></div>'
  const [root, part] = ['root', 'list'].map((id) => document.getElementById(id))
  const [first, second] = document.querySelectorAll('button')
  if (!root || !part || !first || !second) throw new Error('The page of the test lacks a part')
  second.click()
  // React stops the propagation of presses on a page that is not hydrated yet.
  root.addEventListener('click', (event) => event.stopPropagation(), { once: true })
  first.click()
  const end = holdPresses(part)
  end()
  const heard = heardIn(part)
  pressAgain(part)
  pressAgain(part)
  expect(heard).toEqual(['Save A'])
  dropPresses(part)
})

test('a press in a part that left the page is not replayed in the next part with the same id', () => {
  const left = parts()
  const end = holdPresses(left.inner)
  left.send.click()
  end()
  dropPresses(left.inner)
  const next = parts()
  const heard = heardIn(next.inner)
  pressAgain(next.inner)
  expect(heard).toEqual([])
})

test('each of several presses is replayed, one that submits only if nothing was typed since', () => {
  document.body.innerHTML =
    '<div id="list"><button type="button">Save A</button><button type="button">Save B</button><form><input><button type="submit">Send</button></form></div>'
  const part = document.querySelector('#list')
  const buttons = [...document.querySelectorAll('button')]
  if (!part) throw new Error('The page of the test lacks a part')
  const end = holdPresses(part)
  const [first, second, send] = buttons
  for (const button of [first, second, second, send]) button?.click()
  const typed = new Event('input', { bubbles: true })
  Object.defineProperty(typed, 'isTrusted', { value: true })
  document.querySelector('input')?.dispatchEvent(typed)
  end()
  const heard = heardIn(part)
  pressAgain(part)
  pressAgain(part)
  expect(heard).toEqual(['Save A', 'Save B'])
  dropPresses(part)
})

test('a submit while a part still shows its HTML is sent once the part is updated', () => {
  document.body.innerHTML = '<div id="plan"><form><button type="submit">Make</button></form></div>'
  const part = document.querySelector('#plan')
  const make = document.querySelector('button')
  if (!part || !make) throw new Error('The page of the test lacks a part')
  const made = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  holdPresses(part)()
  part.addEventListener('submit', made)
  make.click()
  make.click()
  expect(made).not.toHaveBeenCalled()
  pressAgain(part)
  expect(made).toHaveBeenCalledTimes(1)
  make.click()
  expect(made).toHaveBeenCalledTimes(2)
  dropPresses(part)
})

test('a submit while a part still shows its HTML is sent even if no update of the part follows', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="plan"><form><button type="submit">Make</button></form></div>'
  const part = document.querySelector('#plan')
  if (!part) throw new Error('The page of the test lacks a part')
  const made = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  holdPresses(part)()
  part.addEventListener('submit', made)
  document.querySelector('button')?.click()
  expect(made).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(made).toHaveBeenCalledTimes(1)
  pressAgain(part)
  vi.advanceTimersByTime(200)
  expect(made).toHaveBeenCalledTimes(1)
  dropPresses(part)
  vi.useRealTimers()
})
