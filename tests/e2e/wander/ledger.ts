import type { Deed } from './look.ts'
import { successes } from './success.ts'

type Note = { n: number; method: string; path: string; status?: number; fault?: true }
type State = { requests: Note[]; outbox: { via: string; fields: Record<string, string> }[] }

/** What of a mail must be what was typed; a phone goes out as ten digits. */
const AS_TYPED = ['name', 'email', 'message', 'subject']

/** What the local API took in this walk, against what the page said of it. */
export class Ledger {
  /** What was in the form that was sent last, while nothing was typed since. */
  #sent: Readonly<Record<string, string>> = {}
  readonly #counted = new Set<number>()
  readonly #taken = new Map<string, number>()
  readonly #came = new Map<string, number>()
  #mails = 0

  /** A step that sends a form, or that may change one. */
  note({ sent, touched }: Deed, typed: Readonly<Record<string, string>>) {
    if (sent || touched) this.#sent = sent ? { ...typed } : {}
  }

  /** Enters the calls that were answered since; whether the API itself took a change. */
  enter({ requests }: State): boolean {
    const answered = requests.filter(({ n, status }) => status && !this.#counted.has(n))
    for (const { n } of answered) this.#counted.add(n)
    const taken = answered.filter(
      ({ method, status = 500, fault }) => method !== 'GET' && status < 300 && !fault,
    )
    for (const { method, path } of taken) {
      for (const [words, call] of Object.entries(successes)) {
        if (call.methods.includes(method) && call.path.test(path)) add(this.#taken, words)
      }
    }
    return taken.length > 0
  }

  /** Throws where words of success came more often than a call was taken. */
  checkWords(came: readonly string[]) {
    for (const words of came) {
      const times = add(this.#came, words)
      const taken = this.#taken.get(words) ?? 0
      if (times > taken) {
        throw new Error(`“${words}” was said ${times} times, and the API took ${taken} such calls`)
      }
    }
  }

  /** Throws where a mail that has come says something else than what was typed. */
  checkMail({ outbox }: State) {
    const mail = outbox.findLast(({ via }) => via !== 'server')
    if (!mail || outbox.length === this.#mails) return
    this.#mails = outbox.length
    for (const name of AS_TYPED) {
      const text = this.#sent[name]?.trim()
      if (text && mail.fields[name]?.trim() !== text) {
        throw new Error(`“${text}” was typed into ${name}, and “${mail.fields[name]}” was sent`)
      }
    }
  }
}

function add(counts: Map<string, number>, words: string): number {
  const count = (counts.get(words) ?? 0) + 1
  counts.set(words, count)
  return count
}
