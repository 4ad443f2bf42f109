import * as v from 'valibot'
import { loadCode } from '@/lib/loading/load-code'
import { within } from '@/lib/loading/within'
import { localStore } from '@/lib/browser/storage/storage'
import { createStoredStore, useStore } from '@/lib/browser/storage/store'
import { spliced } from '@/lib/lists'
import { notify } from '@/lib/notices/notify'
import { plan as words } from '@/words/plan'
import { unreadableEntries } from './unreadable-entries'
import { joinPlans, readPlans } from './read-plans'
import { type Plan, planSchema } from './schema'
import { PLANS_KEY } from './storage-keys'

type Stored = { version: 1; plans: readonly Plan[]; unreadable?: readonly unknown[] }

const store = createStoredStore<Stored>(PLANS_KEY, { version: 1, plans: [] }, (stored) => ({
  version: 1,
  // Text that is no JSON is passed as null.
  ...readPlans(stored ?? localStore.get(PLANS_KEY)),
}))

/** The plans that only this page holds, because the storage did not accept them. */
let unkept: readonly Plan[] | null = null

/** Moves what cannot be read to `plans-aside`; false if the storage has no room for it. */
function tidy(): boolean {
  const { plans: readable, unreadable = [] } = store.get()
  if (unreadable.length === 0) return true
  if (!unreadableEntries.add(unreadable, new Date().toISOString())) return false
  keep(readable)
  return true
}

function keep(list: readonly Plan[]) {
  const wasKept = unkept === null
  store.set({ version: 1, plans: list })
  unkept = store.isKept() ? null : list
  if (unkept && wasKept) notify.error(words.store.notKept)
}

/** How long (ms) the words for a refusal may take to load. */
const WORDS_MS = 2000

/** Says why a plan was refused; the words for that are loaded only then. */
async function tellWhy(plan: Plan) {
  const loading = loadCode(() => import('./refusal')).catch(() => null)
  const code = await within(WORDS_MS, loading, null)
  notify.error(code ? code.refusalOf(plan) : words.store.refused)
}

/** Changes the latest list, with the changes of other tabs. If it cannot, shows a message and returns false. */
function write(change: (list: readonly Plan[]) => readonly Plan[]): boolean {
  if (!tidy()) {
    notify.error(words.store.noRoom)
    return false
  }
  const before = store.get().plans
  const after = change(before)
  // An invalid plan would be moved to `plans-aside` at the next reading.
  const refused = after.find((plan) => !before.includes(plan) && !v.is(planSchema, plan))
  if (refused) {
    void tellWhy(refused)
    return false
  }
  keep(after)
  return true
}

/** Another tab overwrote what only this page held: both are kept. */
function joinUnkept() {
  const mine = unkept
  if (!mine || !store.isKept()) return
  unkept = null
  write((theirs) => joinPlans(theirs, mine))
}

function subscribe(listener: () => void): () => void {
  return store.subscribe(() => {
    listener()
    // Later, because each listener of the storage drops once more what only this page holds.
    setTimeout(joinUnkept)
  })
}

const stamped = (plan: Plan): Plan => ({ ...plan, changedAt: new Date().toISOString() })

/** The plans, stored in localStorage under `plans`, newest first. Product 10, Plans. */
export const plans = {
  get: () => store.get().plans,
  add: (plan: Plan) => write((list) => [plan, ...list]),
  /** Does nothing if another tab has removed the plan. */
  change: (id: string, change: (plan: Plan) => Plan) =>
    write((list) => list.map((plan) => (plan.id === id ? stamped(change(plan)) : plan))),
  remove: (id: string) => write((list) => list.filter((plan) => plan.id !== id)),
  /** Puts a removed plan back in its place. */
  putBack: (plan: Plan, place: number) =>
    write((list) => (list.some(({ id }) => id === plan.id) ? list : spliced(list, place, 0, plan))),
  /** Moves what cannot be read to `plans-aside`, if there is any. */
  tidy: () => void tidy(),
}

const watched = { start: store.start, get: store.get, subscribe }

/** The plans, here and in other tabs; none in prerendered pages. */
export const usePlans = (): readonly Plan[] => useStore(watched).plans

/** False if storage is full or locked, so that only this page holds the plans. */
export const usePlansKept = (): boolean => useStore({ start: true, get: store.isKept, subscribe })
