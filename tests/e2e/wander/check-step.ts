import { account } from '../../../src/content/en/account.ts'
import { common } from '../../../src/content/en/common.ts'
import { navigation } from '../../../src/content/en/navigation.ts'
import { SuccessCounts } from './success-counts.ts'
import type { ActionResult, Observation } from './page-scripts.ts'
import { Memory } from './memory.ts'
import type { Part } from './steps.ts'
import type { Walker } from './walker.ts'

/** What is not finished within this time (ms), with no call pending, never finishes. */
const LIMIT_MS = 8000

/** Steps that leave the page. */
const LEAVES: ReadonlySet<Part['do']> = new Set(['go', 'open', 'reload', 'back', 'forward'])

/** Buttons that discard what was typed on purpose. */
const GIVES_UP = /“(?:Leave|Discard|Start again|Delete|Remove|Empty)/

/** The buttons that may log out; a form with unsaved text asks first. */
const LOGS_OUT = new RegExp(`“(?:${account.logOut.button}|Leave)`)

/** React's error about HTML that it could not hydrate: without its code, the part itself says so. */
const NOT_TAKEN_OVER = /^uncaught: Error: Minified React error #422;/

const { heading } = navigation.broken
const isBroken = ({ headings }: Observation) => headings[0] === heading

/** Checks after each step of a walk that everything is as it must be; throws a message if not. */
export class StepChecker {
  readonly #memory = new Memory()
  readonly #successCounts = new SuccessCounts()
  #kept = ''

  constructor(
    readonly walker: Walker,
    readonly consoleErrors: readonly string[],
  ) {}

  /** Checks a step by what was seen before and after it; returns the last observation. */
  async check(step: Part, result: ActionResult, before: Observation): Promise<Observation> {
    this.#successCounts.note(result, result.sent ? this.#memory.typedInto(before, result.sent) : {})
    if (result.sent) this.#memory.sending(before, result.sent)
    const calm = await this.#until(await this.walker.observe(), (now) => this.#unrest(now))
    if (calm.came.length > 0 || calm.changes > 0) await this.#checkSuccess(calm, before)
    if (GIVES_UP.test(result.said)) {
      this.#memory.giveUp(before)
      if (calm.path.startsWith('/your-data')) this.#memory.forgetAll()
    }
    // A logout removes what was typed, for the next person on the phone; a login that only expires leaves it there.
    if (before.member && !calm.member && LOGS_OUT.test(result.said)) this.#memory.forgetAll()
    if (step.do !== 'reload' && calm.path !== before.path) this.#memory.leave()
    this.#memory.learn(calm, result)
    const observation = await this.#until(calm, (now) => this.#memory.lost(now)[0])
    await this.#checkKept(step, result)
    this.#checkConsole()
    return observation
  }

  /** Checks the page at the end, when everything works again. */
  async checkEnd() {
    const observation = await this.#until(await this.walker.observe(), (now) => this.#unrest(now))
    if (isBroken(observation)) await this.#tryAgain()
    this.#checkConsole()
  }

  async #tryAgain() {
    const again = this.walker.place.page.getByRole('button', { name: common.tryAgain })
    // A page that recovers by itself removes the button.
    const why = await again
      .first()
      .click({ timeout: LIMIT_MS })
      .then(() => '', String)
    await this.#until(await this.walker.observe(), (now) =>
      isBroken(now) ? `Try again does not bring the page back. ${why}` : this.#unrest(now),
    )
  }

  /** Looks again while something is wrong that may pass; throws its message if it stays. */
  async #until(
    first: Observation,
    wrong: (observation: Observation) => string | undefined,
  ): Promise<Observation> {
    let observation = first
    const end = Date.now() + LIMIT_MS
    for (let words = wrong(observation); words; words = wrong(observation)) {
      if (Date.now() > end) throw new Error(words)
      await this.walker.place.page.waitForTimeout(50)
      const { came, changes } = observation
      const next = await this.walker.observe()
      observation = { ...next, came: came.concat(next.came), changes: changes + next.changes }
    }
    return observation
  }

  /** What is wrong with the page, as a message. */
  #unrest(observation: Observation): string | undefined {
    const { headings, title, waits, pending } = observation
    if (title.trim() === '') return 'The page has no title'
    if (isBroken(observation) && !this.walker.codeLost) return `“${heading}”, and no code was lost`
    if (pending > 0) return undefined
    if (headings.length !== 1) {
      return `The page has ${headings.length} main headings: ${headings.join(', ')}`
    }
    return waits[0] && `No call is under way, and the page says: ${waits[0]}`
  }

  /** Each success message needs a call that the API accepted; what the API accepted is no longer a draft. */
  async #checkSuccess(observation: Observation, before: Observation) {
    const { request } = this.walker.place.page
    const state = await (await request.get('/local/state')).json()
    const isTaken = this.#successCounts.enter(state)
    this.#successCounts.checkWords(observation.came)
    if (!isTaken) return
    this.#successCounts.checkMail(state)
    this.#memory.forgetSent()
    this.#memory.forget(before)
    this.#memory.forget(observation)
  }

  /** A note must be in the storage as soon as its page is left. */
  async #checkKept(step: Part, { kept = '' }: ActionResult) {
    if (this.#kept && LEAVES.has(step.do)) {
      const storage = await this.walker.place.page.evaluate(() =>
        ['plans', 'cart'].map((key) => localStorage.getItem(key)).join('\n'),
      )
      const text = JSON.stringify(this.#kept).slice(1, -1)
      if (!storage.includes(text)) throw new Error(`The note “${this.#kept}” is kept nowhere`)
    }
    this.#kept = kept
  }

  #checkConsole() {
    const { codeLost } = this.walker
    const first = this.consoleErrors.find((each) => !(codeLost && NOT_TAKEN_OVER.test(each)))
    if (first) throw new Error(`In the console: ${first}`)
  }
}
