import { act, cleanup, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '@/lib/api/query'
import { noticeQueue } from '@/lib/notices/notify'
import {
  type Call,
  labelled,
  type Person,
  type Read,
  type WayOut,
  type Write,
} from '../e2e/faults/call'
import type { Fault } from '../e2e/faults/faults'
import type { State } from '../e2e/faults/visit'
import { sampleLogins } from '../local-api/logins'
import { stateOf } from '../local-api/routes/control'
import { pictureFile } from '../samples/admin-pictures'
import { forgetCalls, isQuiet } from './calls-under-way'
import { apiStore, server, startLocalApi } from './local-server'
import { endPurchases, stubCheckout } from './payment-window'
import { logInAs, renderApp } from './render-app'
import { takeConsoleErrors } from './setup'
import { there } from './there'
import { holdClock } from './waits'

/** Turns that the answers on their way get before the clock leaps on. */
const TURNS = 20
/** As in `settled`: a query notifies its page one turn after its answer. */
const QUIET_TURNS = 3
/** The clock leaps on by this, and then by twice as much each time, up to less than a message stays. */
const LEAP_MS = 250
const LONGEST_LEAP_MS = 4000
/** By the clock of the page; it waits 20 s for an answer, and a minute for one to a picture. */
const PATIENCE_MS = 80_000

const turn = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.dynamicImportSettled()
  })

/** Lets what is on its way arrive. A hanging answer does not. */
async function arrivals() {
  for (let turns = 0, quiet = 0; turns < TURNS && quiet < QUIET_TURNS; turns += 1) {
    await turn(1)
    quiet = isQuiet() ? quiet + 1 : 0
  }
}

/** In real time: on a busy machine a page's code takes longer than the leaps of the held clock. */
const CODE_MS = 15_000
const CODE_PAUSE_MS = 50
const realTimeout = globalThis.setTimeout

/** Looks again and again; between, what is on its way arrives, and the clock leaps on. */
export async function eventually<Found>(look: () => Found): Promise<Found> {
  const end = vi.getRealSystemTime() + CODE_MS
  for (let passed = 0, leap = LEAP_MS; ; leap = Math.min(leap * 2, LONGEST_LEAP_MS)) {
    await arrivals()
    try {
      return look()
    } catch (error) {
      if (passed >= PATIENCE_MS && vi.getRealSystemTime() >= end) throw error
    }
    if (passed < PATIENCE_MS) await turn(leap)
    else await act(() => new Promise((resolve) => realTimeout(resolve, CODE_PAUSE_MS)))
    passed += leap
  }
}

/** For `test.each`: each with its name as the title. */
export const named = <Each extends { name: string }>(all: readonly Each[]) =>
  all.map((each) => [each.name, each] as const)

/** What the local API has stored. */
export const stateNow = (): State => stateOf(apiStore())

/** How often a call reached the server. */
export const countOf = ({ method, path }: Call): number =>
  apiStore().requests.filter((note) => note.method === method && note.path.startsWith(path)).length

/** How often a call has taken effect. */
export const effectOf = ({ effect }: Write): number => effect?.(stateNow()) ?? 0

const textOf = ({ textContent }: Element) => (textContent ?? '').replaceAll(/\s+/g, ' ')

const OLD = 'data-old'

/** From here on `expectShown` ignores the messages that are on the page now. */
export function forgetMessages() {
  for (const old of document.querySelectorAll('.Toastify__toast, [role="alert"], main button'))
    old.setAttribute(OLD, '')
}

const newTextOf = (node: Node): string =>
  [...node.childNodes]
    .filter((child) => !(child instanceof Element && child.hasAttribute(OLD)))
    .map((child) => (child instanceof Text ? child.data : newTextOf(child)))
    .join('')

/** The smallest elements that contain these words, except in what is old. */
function holdersOf(words: string, inside: Element = document.body): Element[] {
  if (inside.hasAttribute(OLD) || !textOf(inside).includes(words)) return []
  const smaller = [...inside.children].flatMap((child) => holdersOf(words, child))
  if (smaller.length > 0) return smaller
  return newTextOf(inside).replaceAll(/\s+/g, ' ').includes(words) ? [inside] : []
}

/** These words are on the page. */
export function expectShown(words: string) {
  const holders = holdersOf(words)
  if (holders.length === 0) throw new Error(`Not on the page: ${words}\n${textOf(partOf('main'))}`)
  if (holders.length > 1 && holders.some(isShown)) return
  expect(holders[0]).toBeVisible()
}

function isShown(element: Element) {
  try {
    expect(element).toBeVisible()
    return true
  } catch {
    return false
  }
}

const partOf = (name: 'main' | 'dialog') =>
  there(document.querySelector<HTMLElement>(name === 'main' ? 'main' : 'dialog, [role="dialog"]'))

const buttonIn = (inside: HTMLElement, name: string) =>
  there(within(inside).getAllByRole('button', { name })[0])

/** The part of the page with the form of a call. */
const formOf = ({ inside }: Write) => partOf(inside ?? 'main')

const fieldIn = (form: HTMLElement, label: string) =>
  within(form).getByLabelText<HTMLInputElement>(labelled(label))

async function fill(user: UserEvent, field: HTMLInputElement, text: string) {
  if (field.readOnly) return
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

/** Counts how often the words appear on the page, even for a moment. */
function watchFor(words: string): () => number {
  let times = 0
  let stood = false
  const observer = new MutationObserver(() => {
    const stands = textOf(document.body).includes(words)
    if (stands && !stood) times += 1
    stood = stands
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => times
}

/** A page that makes a call; the test controls the clock. */
export type Broken = {
  user: UserEvent
  /** How often the page has spoken of success. */
  successes: () => number
}

/** Opens the page of a call, as the person who makes it; `before`: what happens to their login before that. */
export async function openFor(call: Call, before?: () => void): Promise<Broken> {
  const { who, address, success } = call
  if (who) {
    const { user, token } = await logInAs(who)
    const stored = call.kind === 'read' ? call.stored : undefined
    if (stored)
      window.localStorage.setItem('auth', JSON.stringify({ user: { ...user, ...stored }, token }))
  }
  if (address !== '/') window.sessionStorage.setItem('consultation-done', '1')
  before?.()
  stubCheckout(showCheckout)
  holdClock()
  const successes = watchFor(success)
  const id = call.kind === 'read' ? call.id?.(stateNow()) : undefined
  const { user } = renderApp(address + (id ?? ''))
  return { user, successes }
}

/** What the payment window of the local API says. */
function showCheckout() {
  const checkout = document.createElement('dialog')
  checkout.open = true
  checkout.append('Simulation: no money moves')
  document.body.append(checkout)
  onTestFinished(() => checkout.remove())
}

/** Breaks one call from now on; returns the function that repairs it. */
export function breakCall({ method, path }: Call, { rule }: Fault): () => void {
  if (rule) {
    apiStore().faults.add({ method, path, ...rule })
    return () => {
      apiStore().faults.clear()
      // Nobody waits for a hanging answer any more.
      forgetCalls()
    }
  }
  let isOffline = false
  let isOver = false
  const line = vi.spyOn(navigator, 'onLine', 'get')
  server.use(
    http.all('*', ({ request }) => {
      const isCall = request.method === method && new URL(request.url).pathname.startsWith(path)
      if (isCall && !isOver && !isOffline) {
        isOffline = true
        line.mockReturnValue(false)
        window.dispatchEvent(new Event('offline'))
      }
      return isOffline ? HttpResponse.error() : undefined
    }),
  )
  const goOnline = () => {
    if (isOver) return
    isOver = true
    isOffline = false
    line.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
  }
  onTestFinished(goOnline)
  return goOnline
}

/** What must hold after any fault: its words, a heading, and links to the other pages. */
export function expectFailure(call: Call, fault: Fault) {
  for (const words of call.words(fault)) expectShown(words)
  expect(document.querySelector('h1, h2')).toBeVisible()
  expect(document.querySelector('header a')).toBeVisible()
}

/** The call succeeds, and the watch that saw no success before now sees it. */
export async function expectSuccess({ successes }: Broken, { success }: Call) {
  await eventually(() => expectShown(success))
  expect(successes()).toBeGreaterThan(0)
}

/** Nothing in the console, except what the site itself writes there. Vitest reports what is uncaught. */
export function expectQuiet({ noise }: Call) {
  const words = takeConsoleErrors().map((args) => args.map(String).join(' '))
  expect(words.filter((each) => !noise?.test(each))).toEqual([])
}

/** The text that says that the call is pending. */
export function expectWaiting({ waiting }: Read) {
  const isWaiting = (element: Element) =>
    waiting === undefined ? textOf(element).endsWith(' …') : textOf(element).includes(waiting)
  expect([...partOf('main').querySelectorAll('*')].some(isWaiting), 'a sign of waiting').toBe(true)
}

/** Presses a button in the main part of the page. */
export async function press({ user }: Broken, name: string) {
  await user.click(await eventually(() => buttonIn(partOf('main'), name)))
}

/** Leaves nothing of a visit, as the end of a test does. */
export function endVisit() {
  cleanup()
  endPurchases()
  vi.useRealTimers()
  server.resetHandlers()
  startLocalApi()
  forgetCalls()
  queryClient.clear()
  for (const notice of noticeQueue.get()) noticeQueue.take(notice.id)
  window.localStorage.clear()
  window.sessionStorage.clear()
}

/** The cases that one page walks through, by name; `anew`: the page is gone, and the next case opens another. */
export type Walk = { cases: ReadonlyMap<string, () => Promise<void>>; anew: () => void }

type Outcome = { error?: unknown }

/** Walks through all cases. One that fails ends the visit, so that it does not fail the next ones. */
async function walk({ cases, anew }: Walk): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  for (const [name, run] of cases) {
    try {
      await run()
      outcomes.set(name, {})
    } catch (error) {
      outcomes.set(name, { error })
      takeConsoleErrors()
      endVisit()
      anew()
    }
  }
  return outcomes
}

/**
 * Walks through many cases with one page, as a person would: a page for each takes three times as long. Returns a
 * function that tells how a case went, or throws its error: the first test that asks walks, the others only look.
 */
function walkOf(path: Walk): (name: string) => Promise<Outcome | undefined> {
  let walked: ReadonlyMap<string, Outcome> | undefined
  const told = new Set<string>()
  return async (name) => {
    // Whoever asks twice gives the case a second try.
    if (!walked || told.has(name)) {
      told.clear()
      path.anew()
      walked = await walk(path)
    }
    told.add(name)
    const outcome = walked.get(name)
    if (outcome?.error) throw outcome.error
    return outcome
  }
}

/** How long (ms) a walk may take on a busy machine. */
const WALK_MS = 120_000

/** Describes each of some calls, with a test for each case of its walk. */
export function testWalks<Each extends { name: string }>(
  all: readonly Each[],
  casesOf: (each: Each) => Walk,
) {
  describe.each(named(all))('%s', (_, each) => {
    const path = casesOf(each)
    const outcomeOf = walkOf(path)
    test.each([...path.cases.keys()])(
      '%s',
      async (name) => expect(await outcomeOf(name)).toEqual({}),
      WALK_MS,
    )
  })
}

/** Opens the present address anew. */
export function reload(visit: Broken) {
  cleanup()
  queryClient.clear()
  const { pathname, search, hash } = window.location
  Object.assign(visit, { user: renderApp(pathname + search + hash).user })
}

/** Does what the page offers after a failure. */
export async function takeWayOut(visit: Broken, call: Read, way?: WayOut) {
  if (way === 'reload' || call.reload) return reload(visit)
  return way === 'log in' ? logInAgain(visit, call) : press(visit, way ?? 'Try again')
}

/** Logs in again from the page that says that a login is needed. */
export async function logInAgain(visit: Broken, { who }: Call) {
  const { email, password } = sampleLogins[who ?? 'member']
  const { user } = visit
  await user.click(
    await eventually(() => within(partOf('main')).getByRole('link', { name: 'Log in now' })),
  )
  await fill(user, await eventually(() => fieldIn(partOf('main'), 'Email')), email)
  await fill(user, fieldIn(partOf('main'), 'Password'), password)
  return press(visit, 'Login')
}

/** Somebody in front of the main part of a page. */
const personAt = (visit: Broken): Person => ({
  async types(label, text) {
    await fill(visit.user, await eventually(() => fieldIn(partOf('main'), label)), text)
  },
  presses: (name) => press(visit, name),
  async awaits(label) {
    await eventually(() => fieldIn(partOf('main'), label))
  },
})

/** Fills in the form of a call; returns what must then stay in it. */
export async function fillIn(visit: Broken, call: Write) {
  const { user } = visit
  await call.before?.(personAt(visit), () => Promise.resolve(stateNow()))
  const typed = typeof call.typed === 'function' ? call.typed(stateNow()) : (call.typed ?? {})
  for (const [label, text] of Object.entries(typed)) {
    await fill(user, await eventually(() => fieldIn(formOf(call), label)), text)
  }
  if (call.picture === 'chosen') {
    await user.upload(fieldIn(partOf('main'), 'Photo'), pictureFile())
    await eventually(() => expectShown('will be sent as'))
  }
  return typed
}

/** What was typed, and what else the form has, is still there. */
export function expectKept(call: Write, typed: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(typed)) {
    expect(fieldIn(formOf(call), label)).toHaveValue(value)
  }
  if (call.kept) {
    const { role, name } = call.kept
    expect(within(partOf('main')).getByRole(role, { name })).toBeVisible()
  }
}

/** Sends the form: the last button is clicked once, or twice in quick succession. */
export async function send(
  visit: Broken,
  call: Write,
  click: 'click' | 'dblClick' = 'click',
): Promise<void> {
  const { user } = visit
  const first = await eventually(() => {
    const found = buttonIn(formOf(call), call.press)
    expect(found).toBeEnabled()
    return found
  })
  if (!call.confirm) return user[click](first)
  const { confirm } = call
  await user.click(first)
  return user[click](await eventually(() => buttonIn(partOf('dialog'), confirm)))
}

/** The button says that the call is pending. */
export function expectBusy(call: Write) {
  if (call.busy) expect(buttonIn(document.body, call.busy)).toBeDisabled()
}
