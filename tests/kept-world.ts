import { createStore, promisifyRequest } from 'idb-keyval'
import { vi } from 'vitest'
import { keptPlace } from '@/content/facts/kept-enquiries'
import type { KeptEnquiry } from '@/features/enquire/kept/kept-enquiry'

/** One that waits since now. */
export const enquiry = (id = 'one'): KeptEnquiry => ({
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

/** Writes one into the database as an older version may have, which this one cannot read. */
export function putUnreadable(): Promise<void> {
  const open = createStore(keptPlace.database, keptPlace.table)
  return open('readwrite', (table) => {
    table.put({ id: 'old', name: 'Anu', phone: '9876543210' }, 'old')
    return promisifyRequest(table.transaction)
  })
}

/** What becomes of a mail on its way; one that is `gone` has arrived, and its answer has not; `busy` takes none. */
export const ways = ['taken', 'refused', 'busy', 'gone', 'broken', 'hanging'] as const
export const senders = ['tab', 'other tab', 'worker'] as const
type Sender = (typeof senders)[number]

/** Whoever holds the lock; nothing goes on in one that has ended. */
type Holder = { sender: Sender; isEnded: boolean; giveBack: () => void }

/** Lets what is under way go on as far as it can: the database works in turns of its own. */
export async function turn() {
  for (let turns = 0; turns < 40; turns += 1) await new Promise((done) => setImmediate(done))
}

/**
 * A browser with tabs and a worker that can end in the middle of their work, its line, and the e-mail
 * service, which takes one mail a second: stands in for `fetch` and `navigator.locks` until the test's end.
 */
export function createWorld({ locks = true } = {}) {
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

  const world = {
    line: true,
    way: 'taken' as (typeof ways)[number],
    /** Mails that the service got, and those it said yes to. */
    arrived: 0,
    answered: 0,
    /** When it was asked to take one, in ms. */
    posts: [] as number[],
    as(sender: Sender, run: () => void) {
      now = sender
      run()
    },
    /** The tab is closed or the worker stopped, whatever it was doing. */
    end(sender: Sender) {
      const ending = holder
      if (ending?.sender !== sender) return
      ending.isEnded = true
      ending.giveBack()
    },
  }

  function answer(init: RequestInit): Response | 'no answer' | 'never' {
    if (holder?.isEnded) return 'never'
    if (!world.line) return 'no answer'
    if (init.method === 'HEAD') return new Response(null)
    if (world.way === 'broken') return 'no answer'
    const isTooSoon = Date.now() - (world.posts.at(-1) ?? -Infinity) < 1000
    world.posts.push(Date.now())
    if (world.way === 'busy' || isTooSoon) return new Response('Too many', { status: 429 })
    world.arrived += 1
    if (world.way === 'gone') return 'no answer'
    if (world.way === 'hanging') return 'never'
    if (world.way === 'taken') world.answered += 1
    return new Response(world.way, { status: world.way === 'taken' ? 200 : 400 })
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
  return world
}
