import type { Page } from '@playwright/test'
import { sampleLogins } from '../../local-api/logins.ts'
import { ANSWER_MS, answered, Silence } from './answered.ts'
import type { ActionResult, Observation } from './page-scripts.ts'
import { breakCalls, endLogins, mend, newLogin, type Who } from './server.ts'
import type { Part } from './steps.ts'

/** How long (ms) a page may take to become calm before the walk goes on without waiting. */
const PATIENCE_MS = 350

/** Whether a document is ready to be looked at. A function, as the policy (CSP) refuses a polled string. */
const hasObserver = () => document.body !== null && 'observer' in window

const nothing: ActionResult = { said: '', touched: null }
const quiet = (said: string): ActionResult => ({ said, touched: null })

/** Who walks, and where; each walk has a tab of its own. */
export type Place = {
  page: Page
  who: Who | null
  addresses: readonly string[]
  /** The addresses with a form to fill in. */
  forms: readonly string[]
}

/** Does the steps of a walk, and looks at the result. */
export class Walker {
  /** Whether the browser was offline since the document was opened: code may be missing. */
  codeLost = false
  #offline = false
  /** Pages with a form into which something was typed. */
  readonly #typedAt = new Set<string>()

  constructor(readonly place: Place) {}

  /** Begins a new visit with a fresh API. */
  async begin() {
    const { page, who, addresses } = this.place
    page.setDefaultTimeout(ANSWER_MS)
    await page.request.post('/local/reset')
    const auth = who && (await newLogin(page.request, who))
    await page.addInitScript((login) => {
      // The browser's own pages and third-party frames have no storage.
      if (window !== window.top || !location.protocol.startsWith('http')) return
      if (sessionStorage.getItem('short-timeouts')) return
      localStorage.clear()
      if (login) localStorage.setItem('auth', login)
      sessionStorage.setItem('short-timeouts', 'yes')
    }, auth)
    await this.#open(addresses[0] ?? '/')
  }

  /** Makes everything work again. */
  async end() {
    await this.#setOffline(false)
    await this.place.page.request.delete('/local/faults')
  }

  async #logIn(who: Who) {
    const { page } = this.place
    await page.request.delete('/local/faults')
    await page.evaluate(
      (auth) => {
        localStorage.setItem('auth', auth)
        dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
      },
      await newLogin(page.request, who),
    )
  }

  async #open(address: string) {
    await this.place.page.goto(address, { waitUntil: 'commit' })
    this.codeLost = this.#offline
  }

  /** What the page shows once it is calm, or after `patience` ms. */
  async observe(patience = PATIENCE_MS): Promise<Observation> {
    const { page } = this.place
    for (let again = 0; ; again += 1) {
      try {
        // Offline, a click before the page was hydrated led to the browser's own error page.
        if (page.url().startsWith('chrome-error')) await this.#comeBack()
        if (again > 0) await page.waitForFunction(hasObserver)
        return await answered(page.evaluate((ms) => window.observer.settled(ms), patience))
      } catch (error) {
        // The document was new, or was replaced during the observation.
        if (again === 4 || error instanceof Silence) throw error
      }
    }
  }

  /** Does a step; `said` is empty if there was nothing to do, or the document was just being left. */
  async take(step: Part, before: Observation): Promise<ActionResult> {
    try {
      return await answered(this.#act(step, before))
    } catch (error) {
      if (/Execution context was destroyed/.test(String(error))) return nothing
      throw error
    }
  }

  async #act(step: Part, before: Observation): Promise<ActionResult> {
    const { page, who, addresses, forms } = this.place
    const addressAt = (to: number) => addresses[Math.floor(to * addresses.length)] ?? '/'
    switch (step.do) {
      case 'press':
        return page.evaluate((at) => window.actions.press(at), step.at)
      case 'send':
        return page.evaluate((at) => window.actions.send(at), step.at)
      case 'type': {
        const { at, text } = step
        const result = await page.evaluate((given) => window.actions.type(given.at, given.text), {
          at,
          text,
        })
        if (result.touched) this.#typedAt.add(before.path)
        return result
      }
      case 'fill': {
        this.#typedAt.add(before.path)
        const login = sampleLogins[who ?? 'member']
        return page.evaluate((given) => window.actions.fill(given.at, given.login), {
          at: step.at,
          login,
        })
      }
      case 'key': {
        if (step.key === 'Enter' && (await page.evaluate(() => window.actions.isOnWayOut()))) {
          return nothing
        }
        const on = await page.evaluate(() => window.actions.focused())
        await page.keyboard.press(step.key)
        await page.evaluate(() => window.actions.closeList())
        return { ...on, said: `pressed the key ${step.key} on ${on.said}` }
      }
      case 'go':
        return page.evaluate((address) => window.actions.go(address), addressAt(step.to))
      case 'seek': {
        if (before.forms.length > 0) return nothing
        const address = forms[Math.floor(step.to * forms.length)] ?? '/'
        return page.evaluate((to) => window.actions.go(to), address)
      }
      case 'return': {
        const address = [...this.#typedAt][Math.floor(step.to * this.#typedAt.size)]
        if (address === undefined || address === before.path) return nothing
        return page.evaluate((to) => window.actions.go(to), address)
      }
      case 'open':
        if (this.#offline) return nothing
        await this.#open(addressAt(step.to))
        return quiet(`opened ${addressAt(step.to)}`)
      case 'reload':
        if (this.#offline) return nothing
        await page.reload({ waitUntil: 'commit' })
        this.codeLost = this.#offline
        return quiet('reloaded')
      case 'back':
      case 'forward':
        return page.evaluate((way) => window.actions.travel(way), step.do)
      case 'wait':
        await page.waitForTimeout(300)
        return quiet('waited')
      case 'offline':
      case 'online':
        return this.#setOffline(step.do === 'offline')
      case 'mend':
        return mend(page.request)
      case 'expire':
        return endLogins(page.request)
      case 'login':
        if (!who || before.member) return nothing
        await this.#logIn(who)
        return quiet('logged in by another tab, and the server works again')
      case 'fault':
        return breakCalls(page.request, step)
    }
    return nothing
  }

  async #comeBack() {
    await this.#setOffline(false)
    await this.place.page.goBack({ waitUntil: 'commit' })
    this.codeLost = false
    // The error page replaced the walk's first page.
    if (this.place.page.url() === 'about:blank') await this.#open(this.place.addresses[0] ?? '/')
  }

  async #setOffline(offline: boolean): Promise<ActionResult> {
    if (offline === this.#offline) return nothing
    this.#offline = offline
    this.codeLost ||= offline
    await this.place.page.context().setOffline(offline)
    return quiet(offline ? 'the line was cut' : 'the line came back')
  }
}
