import { account } from '../../../src/content/en/account.ts'
import { common } from '../../../src/content/en/common.ts'
import { navigation } from '../../../src/content/en/navigation.ts'
import { Ledger } from './ledger.ts'
import type { Deed, Look } from './look.ts'
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
const isBroken = ({ headings }: Look) => headings[0] === heading

/** Checks after each step of a walk that everything is as it must be; throws a message if not. */
export class Judge {
  readonly #memory = new Memory()
  readonly #ledger = new Ledger()
  #kept = ''

  constructor(
    readonly walker: Walker,
    readonly troubles: readonly string[],
  ) {}

  /** Judges a step by what was seen before and after it; returns the last look. */
  async judge(step: Part, deed: Deed, before: Look): Promise<Look> {
    this.#ledger.note(deed, deed.sent ? this.#memory.typedInto(before, deed.sent) : {})
    if (deed.sent) this.#memory.sending(before, deed.sent)
    const calm = await this.#until(await this.walker.look(), (now) => this.#unrest(now))
    if (calm.came.length > 0 || calm.changes > 0) await this.#checkSuccess(calm, before)
    if (GIVES_UP.test(deed.said)) {
      this.#memory.giveUp(before)
      if (calm.path.startsWith('/your-data')) this.#memory.forgetAll()
    }
    // A logout removes what was typed, for the next person on the phone; a login that only expires leaves it there.
    if (before.member && !calm.member && LOGS_OUT.test(deed.said)) this.#memory.forgetAll()
    if (step.do !== 'reload' && calm.path !== before.path) this.#memory.leave()
    this.#memory.learn(calm, deed)
    const look = await this.#until(calm, (now) => this.#memory.lost(now)[0])
    await this.#checkKept(step, deed)
    this.#checkTroubles()
    return look
  }

  /** Checks the page at the end, when everything works again. */
  async judgeEnd() {
    const look = await this.#until(await this.walker.look(), (now) => this.#unrest(now))
    if (isBroken(look)) await this.#tryAgain()
    this.#checkTroubles()
  }

  async #tryAgain() {
    const again = this.walker.place.page.getByRole('button', { name: common.tryAgain })
    // A page that recovers by itself removes the button.
    const why = await again
      .first()
      .click({ timeout: LIMIT_MS })
      .then(() => '', String)
    await this.#until(await this.walker.look(), (now) =>
      isBroken(now) ? `Try again does not bring the page back. ${why}` : this.#unrest(now),
    )
  }

  /** Looks again while something is wrong that may pass; throws its message if it stays. */
  async #until(first: Look, wrong: (look: Look) => string | undefined): Promise<Look> {
    let look = first
    const end = Date.now() + LIMIT_MS
    for (let words = wrong(look); words; words = wrong(look)) {
      if (Date.now() > end) throw new Error(words)
      await this.walker.place.page.waitForTimeout(50)
      const { came, changes } = look
      const next = await this.walker.look()
      look = { ...next, came: came.concat(next.came), changes: changes + next.changes }
    }
    return look
  }

  /** What is wrong with the page, as a message. */
  #unrest(look: Look): string | undefined {
    const { headings, title, waits, pending } = look
    if (title.trim() === '') return 'The page has no title'
    if (isBroken(look) && !this.walker.codeLost) return `“${heading}”, and no code was lost`
    if (pending > 0) return undefined
    if (headings.length !== 1) {
      return `The page has ${headings.length} main headings: ${headings.join(', ')}`
    }
    return waits[0] && `No call is under way, and the page says: ${waits[0]}`
  }

  /** Each success message needs a call that the API accepted; what the API accepted is no longer a draft. */
  async #checkSuccess(look: Look, before: Look) {
    const { request } = this.walker.place.page
    const state = await (await request.get('/local/state')).json()
    const isTaken = this.#ledger.enter(state)
    this.#ledger.checkWords(look.came)
    if (!isTaken) return
    this.#ledger.checkMail(state)
    this.#memory.forgetSent()
    this.#memory.forget(before)
    this.#memory.forget(look)
  }

  /** A note must be in the storage as soon as its page is left. */
  async #checkKept(step: Part, { kept = '' }: Deed) {
    if (this.#kept && LEAVES.has(step.do)) {
      const storage = await this.walker.place.page.evaluate(() =>
        ['plans', 'cart'].map((key) => localStorage.getItem(key)).join('\n'),
      )
      const text = JSON.stringify(this.#kept).slice(1, -1)
      if (!storage.includes(text)) throw new Error(`The note “${this.#kept}” is kept nowhere`)
    }
    this.#kept = kept
  }

  #checkTroubles() {
    const { codeLost } = this.walker
    const first = this.troubles.find((each) => !(codeLost && NOT_TAKEN_OVER.test(each)))
    if (first) throw new Error(`In the console: ${first}`)
  }
}
