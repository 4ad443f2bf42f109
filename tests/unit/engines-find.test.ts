import * as library from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { locate } from '../engines/in-page'
import { toSend } from '../engines/query'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a disabled button is found, but cannot be pressed before the page’s code enables it', () => {
  vi.stubGlobal('TestingLibraryDom', library)
  document.body.innerHTML = '<main><button disabled>Send enquiry</button></main>'
  const button = document.querySelector('button')
  if (!button) throw new Error('No button')
  Object.assign(button, { checkVisibility: () => true })
  Object.assign(document, { elementFromPoint: () => button })
  const send = { by: 'role', role: 'button', words: 'Send enquiry', within: 'main' } as const
  const press = () => locate(toSend({ ...send, reach: true }))
  expect(locate(toSend({ ...send, reach: false }))).toBe(button)
  expect(press).toThrow('it is disabled')
  button.disabled = false
  expect(press()).toBe(button)
})
