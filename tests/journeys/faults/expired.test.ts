import { expect, test } from 'vitest'
import { formsOfLogins, pagesOfLogins } from '../../e2e/faults/calls'
import {
  effectOf,
  eventually,
  expectKept,
  expectSuccess,
  fillIn,
  logInAgain,
  named,
  openFor,
  send,
  stateNow,
} from '../../helpers/broken-call'
import { apiStore } from '../../helpers/local-server'

/** Passwords are never stored. */
const lasting = ([label]: [string, string]) => !/password/i.test(label)

const endLogins = () => apiStore().sessions.clear()

test.each(named(formsOfLogins))('the login ends while a form is open: %s', async (_, call) => {
  const visit = await openFor(call)
  const typed = await fillIn(visit, call)
  endLogins()
  await send(visit, call)
  await logInAgain(visit, call)
  const kept = Object.fromEntries(Object.entries(typed).filter(lasting))
  await eventually(() => expectKept(call, kept))
  expect(visit.successes()).toBe(0)
  await send(visit, call)
  await expectSuccess(visit, call)
  expect(effectOf(call)).toBe(call.effect ? 1 : 0)
})

test.each(named(pagesOfLogins))(
  'the login has ended before its page opens: %s',
  async (_, call) => {
    const visit = await openFor(call, endLogins)
    await logInAgain(visit, call)
    await expectSuccess(visit, call)
    const { pathname, search } = window.location
    expect(pathname + search).toBe(call.address + (call.id?.(stateNow()) ?? ''))
  },
)
