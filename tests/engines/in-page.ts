import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'
import type { Sent } from './query.ts'

declare global {
  interface Window {
    /** Testing Library, once it is loaded into a tested page. */
    TestingLibraryDom?: typeof TestingLibrary
    /** What went wrong in the page since the last call of `takeConsoleErrors`. */
    consoleErrors?: string[]
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
 * The functions below run in the page: nothing else of this file exists there, so each contains
 * everything that it needs.
 */

/** Whether Testing Library still has to be loaded into the page. */
export const isBare = () => window.TestingLibraryDom === undefined

/**
 * The one element that a query means, scrolled into the window if it is to be pressed; null if
 * none is shown. Throws if there are several, if it is disabled (as a submit button is until the page's
 * code has loaded), or if something covers its middle.
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
  // A driver would press it without any error.
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

/** Records what goes wrong from here on. */
export function listen() {
  const consoleErrors: string[] = []
  window.consoleErrors = consoleErrors
  window.addEventListener('error', ({ message }) => consoleErrors.push(`uncaught: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) =>
    consoleErrors.push(`uncaught: ${String(reason)}`),
  )
  const write = console.error
  console.error = (...words: unknown[]) => {
    consoleErrors.push(words.map(String).join(' '))
    write(...words)
  }
}

/** What went wrong since the last call. */
export const takeConsoleErrors = () => window.consoleErrors?.splice(0) ?? []
