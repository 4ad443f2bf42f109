import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'
import type { Sent } from './query.ts'

declare global {
  interface Window {
    /** Testing Library as it stands in a page that is walked. */
    TestingLibraryDom?: typeof TestingLibrary
    /** What went wrong in the page since it was last asked. */
    troubles?: string[]
  }
}

const resolve = createRequire(import.meta.url).resolve
const bundle = resolve('@testing-library/dom').replace(
  /index\.js$/,
  '@testing-library/dom.umd.min.js',
)

/** Testing Library's own bundle, which leaves `TestingLibraryDom` in the page. */
export const testingLibrary = readFileSync(bundle, 'utf8')

/*
 * The functions below run in the page: nothing of this file is there, and what they need stands
 * within them.
 */

/** Whether Testing Library still has to be brought into the page. */
export const isBare = () => window.TestingLibraryDom === undefined

/**
 * The one element that a query means, brought into the window where it is to be pressed; null where
 * none is shown. Throws where several are meant, where it is disabled (as what sends a form is until the page's
 * code is there), or where something lies over its middle.
 */
export function locate({ by, role = '', words, flags, within, reach }: Sent): Element | null {
  const library = window.TestingLibraryDom
  const parts = { page: 'body', main: 'main', banner: 'header', dialog: 'dialog, [role=dialog]' }
  const part = document.querySelector<HTMLElement>(parts[within])
  if (!library || !part) return null
  const match = flags === null ? words : new RegExp(words, flags)
  const all = {
    role: () => library.queryAllByRole(part, role, { name: match }),
    label: () => library.queryAllByLabelText(part, match),
    text: () => library.queryAllByText(part, match),
  }
  const shown = all[by]().filter((element) => element.checkVisibility())
  if (shown.length > 1 && by !== 'text') throw new Error(`there are ${shown.length}`)
  const element = shown[0]
  if (!element || !reach) return element ?? null
  // A driver presses it all the same, and nobody hears that.
  if (element.matches(':disabled')) throw new Error('it is disabled')
  const before = element.getBoundingClientRect()
  if (before.top < 130 || before.bottom > innerHeight - 60) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (hit && (element.contains(hit) || hit.contains(element))) return element
  throw new Error(`${hit?.outerHTML.slice(0, 80) ?? 'the edge of the window'} lies over it`)
}

/** Notes what goes wrong from here on. */
export function listen() {
  const troubles: string[] = []
  window.troubles = troubles
  window.addEventListener('error', ({ message }) => troubles.push(`uncaught: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) =>
    troubles.push(`uncaught: ${String(reason)}`),
  )
  const write = console.error
  console.error = (...words: unknown[]) => {
    troubles.push(words.map(String).join(' '))
    write(...words)
  }
}

/** What went wrong since the last question. */
export const takeTroubles = () => window.troubles?.splice(0) ?? []
