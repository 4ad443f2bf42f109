import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { sessionStore } from '@/auth/session-store'
import { storedThingOf } from '@/content/facts/stored-things'
import { searchIndex } from '@/features/search/search-index'
import { queryClient } from '@/lib/api/query'
import { noticeQueue } from '@/lib/notices/notify'
import { openTestPicture } from '../samples/admin-pictures'
import { keepRulesThatMatter } from '../samples/antd-rules'
import { callsAnswered, forgetCalls, watchCalls } from './calls-under-way'
import { takeLostTexts, watchChangingTexts } from './changing-texts'
import { startLocalApi, server } from './local-server'
import { endPurchases } from './payment-window'
import { deviceIn } from './device-zone'
import { promiseScrolls } from './scroll-promises'
import { skipSlowWork } from './skip-slow-work'

// The test environment cannot decode pictures.
vi.mock('@/lib/pictures/open-picture', () => ({ openPicture: openTestPicture }))

/** A waiting query fails many times, so the page is only written out when something reads the message. */
function elementError(words: string | null, container: Element): Error {
  const error = new Error(words ?? '')
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, elementError)
  const message = () => [words, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { get: message, configurable: true })
}

// The first render of a page imports its code.
configure({ asyncUtilTimeout: 10_000, getElementError: elementError })

// happy-dom has no defaultSelected; in browsers it is the attribute `selected`.
if (typeof window !== 'undefined') {
  Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
    configurable: true,
    get(this: HTMLOptionElement) {
      return this.hasAttribute('selected')
    },
    set(this: HTMLOptionElement, on: boolean) {
      this.toggleAttribute('selected', on)
    },
  })
}

let unexpectedErrors: unknown[][] = []

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  if (typeof window === 'undefined') return
  watchCalls()
  watchChangingTexts()
  keepRulesThatMatter()
  skipSlowWork()
  promiseScrolls()
  // As in a browser with a stored login: the code that reads it is loaded before the first page.
  window.localStorage.setItem('auth', '{}')
  await sessionStore.ready()
  window.localStorage.clear()
})

beforeEach(() => {
  startLocalApi()
  forgetCalls()
  deviceIn('India')
  unexpectedErrors = []
  vi.spyOn(console, 'error').mockImplementation((...args) => void unexpectedErrors.push(args))
})

// Unit tests write keys and show parts of their own.
const isJourney = () => expect.getState().testPath?.includes('/journeys/') ?? false

const unknownIn = (storage: Storage, lasting: boolean) =>
  Object.keys(storage).filter((key) => !storedThingOf(key, lasting))

/** The keys that were written and that the page at /your-data does not list. */
function unknownKeys(): string[] {
  if (!isJourney()) return []
  return [...unknownIn(window.localStorage, true), ...unknownIn(window.sessionStorage, false)]
}

afterEach(() => {
  const unknown = unknownKeys()
  const lost = takeLostTexts()
  cleanup()
  takeLostTexts()
  endPurchases()
  vi.unstubAllGlobals()
  server.resetHandlers()
  queryClient.clear()
  searchIndex.reading.now = undefined
  searchIndex.set(undefined)
  for (const notice of noticeQueue.get()) noticeQueue.take(notice.id)
  if (typeof window !== 'undefined') {
    window.localStorage.clear()
    window.sessionStorage.clear()
  }
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(unknown, 'keys that src/content/facts/stored-things.ts does not name').toEqual([])
  if (isJourney()) expect(lost, 'texts that a translated page would lose').toEqual([])
  // A test that expects one removes it with takeConsoleErrors().
  expect(unexpectedErrors, 'unexpected console.error').toEqual([])
})

afterAll(async () => {
  await callsAnswered()
  // An import still pending when a test file ends would count as failed for all files that follow.
  await vi.dynamicImportSettled()
  server.close()
})

/** Returns and clears the console errors so far; a test that expects some calls it. */
export function takeConsoleErrors(): unknown[][] {
  return unexpectedErrors.splice(0)
}
