import { createStore, promisifyRequest } from 'idb-keyval'
import { vi } from 'vitest'
import { pendingStorage } from '@/content/facts/pending-enquiries'
import type { PendingEnquiry } from '@/features/enquire/pending/pending-enquiry'

/** An enquiry that has been waiting since now. */
export const enquiry = (id = 'one'): PendingEnquiry => ({
  id,
  title: 'Enquiry',
  params: { name: 'Anu' },
  labels: {},
  writtenAt: Date.now(),
  by: null,
  form: null,
  success: 'Sent',
  state: { name: 'waiting', tries: 0, next: Date.now(), freshSince: Date.now() },
})

/** Writes an enquiry into the database as an older version may have, in a form that this version cannot read. */
export function putUnreadable(): Promise<void> {
  const open = createStore(pendingStorage.database, pendingStorage.table)
  return open('readwrite', (table) => {
    table.put({ id: 'old', name: 'Anu', phone: '9876543210' }, 'old')
    return promisifyRequest(table.transaction)
  })
}

/** What happens to a mail: `gone` means it arrived but its answer did not; `busy` means the service refuses it. */
export const mailOutcomes = ['taken', 'refused', 'busy', 'gone', 'broken', 'hanging'] as const
export const senders = ['tab', 'other tab', 'worker'] as const
type Sender = (typeof senders)[number]

/** The sender that holds the lock; once it has ended, nothing in it continues. */
type Holder = { sender: Sender; isEnded: boolean; giveBack: () => void }

/** Lets pending work go as far as it can: the database needs several turns of the event loop. */
export async function turn() {
  for (let turns = 0; turns < 40; turns += 1) await new Promise((done) => setImmediate(done))
}

/**
 * A browser with tabs and a worker that can end in the middle of their work, its connection, and the e-mail
 * service, which accepts one mail a second. Stands in for `fetch` and `navigator.locks` until the test ends.
 */
export function createSimulation({ locks = true } = {}) {
  let now: Sender = 'tab'
  let holder: Holder | null = null
  const queue: (() => void)[] = []

  function request<T>(_name: string, run: () => Promise<T>): Promise<T> {
    const sender = now
    return new Promise((resolve, reject) => {
      const begin = () => {
        const mine: Holder = {
          sender,
          isEnded: false,
          giveBack() {
            if (holder !== mine) return
            holder = null
            queue.shift()?.()
          },
        }
        holder = mine
        run().then(resolve, reject).finally(mine.giveBack)
      }
      if (holder) queue.push(begin)
      else begin()
    })
  }

  const simulation = {
    isOnline: true,
    mailOutcome: 'taken' as (typeof mailOutcomes)[number],
    /** Mails that reached the service, and those that it confirmed. */
    arrived: 0,
    answered: 0,
    /** When the service was asked to send a mail, in ms. */
    posts: [] as number[],
    as(sender: Sender, run: () => void) {
      now = sender
      run()
    },
    /** Closes the tab or stops the worker, whatever it was doing. */
    end(sender: Sender) {
      const ending = holder
      if (ending?.sender !== sender) return
      ending.isEnded = true
      ending.giveBack()
    },
  }

  function answer(init: RequestInit): Response | 'no answer' | 'never' {
    if (holder?.isEnded) return 'never'
    if (!simulation.isOnline) return 'no answer'
    if (init.method === 'HEAD') return new Response(null)
    if (simulation.mailOutcome === 'broken') return 'no answer'
    const isTooSoon = Date.now() - (simulation.posts.at(-1) ?? -Infinity) < 1000
    simulation.posts.push(Date.now())
    if (simulation.mailOutcome === 'busy' || isTooSoon)
      return new Response('Too many', { status: 429 })
    simulation.arrived += 1
    if (simulation.mailOutcome === 'gone') return 'no answer'
    if (simulation.mailOutcome === 'hanging') return 'never'
    if (simulation.mailOutcome === 'taken') simulation.answered += 1
    return new Response(simulation.mailOutcome, {
      status: simulation.mailOutcome === 'taken' ? 200 : 400,
    })
  }

  function fetch(_url: string, init: RequestInit): Promise<Response> {
    const mine = holder
    return new Promise((resolve, reject) => {
      const outcome = answer(init)
      const fail = () => !mine?.isEnded && reject(new TypeError('Failed to fetch'))
      init.signal?.addEventListener('abort', fail)
      if (outcome === 'no answer') fail()
      else if (outcome !== 'never') resolve(outcome)
    })
  }

  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', locks ? { locks: { request } } : {})
  return simulation
}
