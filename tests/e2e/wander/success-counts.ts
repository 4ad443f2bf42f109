import type { ActionResult } from './page-scripts.ts'
import { successes } from './success.ts'

type Note = { n: number; method: string; path: string; status?: number; fault?: true }
type State = { requests: Note[]; outbox: { via: string; fields: Record<string, string> }[] }

/** The fields of a mail that must equal what was typed; a phone number is sent as ten digits. */
const AS_TYPED = ['name', 'email', 'message', 'subject']

/** Compares what the local API accepted in this walk with what the page said about it. */
export class SuccessCounts {
  /** What was in the form that was sent last, as long as nothing was typed since. */
  #sent: Readonly<Record<string, string>> = {}
  readonly #counted = new Set<number>()
  readonly #taken = new Map<string, number>()
  readonly #came = new Map<string, number>()
  #mails = 0

  /** Records a step that sends a form, or that may change one. */
  note({ sent, touched }: ActionResult, typed: Readonly<Record<string, string>>) {
    if (sent || touched) this.#sent = sent ? { ...typed } : {}
  }

  /** Records the calls that were answered since; returns whether the API itself accepted a change. */
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

  /** Throws if a success message appeared more often than its call was accepted. */
  checkWords(came: readonly string[]) {
    for (const words of came) {
      const times = add(this.#came, words)
      const taken = this.#taken.get(words) ?? 0
      if (times > taken) {
        throw new Error(`“${words}” was said ${times} times, and the API took ${taken} such calls`)
      }
    }
  }

  /** Throws if a mail that arrived differs from what was typed. */
  checkMail({ outbox }: State) {
    const come = outbox.slice(this.#mails).filter(({ via }) => via !== 'server')
    this.#mails = outbox.length
    const typed = AS_TYPED.flatMap((name) => {
      const text = this.#sent[name]?.trim()
      return text ? [[name, text] as const] : []
    })
    // One that waited for a connection may arrive at the same time.
    const isThere = come.some(({ fields }) =>
      typed.every(([name, text]) => fields[name]?.trim() === text),
    )
    if (come.length > 0 && !isThere) {
      throw new Error(`Typed was ${JSON.stringify(typed)}, sent ${JSON.stringify(come)}`)
    }
  }
}

function add(counts: Map<string, number>, words: string): number {
  const count = (counts.get(words) ?? 0) + 1
  counts.set(words, count)
  return count
}
