import { DAY_MS } from '../../src/lib/dates/spans'
import { createFaults } from './faults'
import { seedCatalogue } from './seed/catalogue'
import { seedMembers } from './seed/members'
import { seedProducts } from './seed/products'
import type { Category, Country, Mail, Member, Order, Product, RequestNote, Work } from './types'

/** A one-time password that was mailed and is not used yet. */
type Otp = { code: string; expires: number; verified: boolean }

/** The member to whom a token belongs, and when it ends (ms). */
type Login = { id: string; ends: number }

/**
 * How long tokens last, and whether one that has ended is never answered, as many servers of this
 * kind do, or answered with 401.
 */
type TokenManner = { seconds: number; silent: boolean }

const WEEK_S = (7 * DAY_MS) / 1000

type Data = {
  members: Member[]
  categories: Category[]
  countries: Country[]
  works: Work[]
  products: Product[]
  /** By token; a member may be logged in several times. */
  sessions: Map<string, Login>
  /** How the API treats tokens; `/local/tokens` changes it. */
  tokens: TokenManner
  /** By lower-case e-mail address. */
  otps: Map<string, Otp>
  orders: Order[]
  /** Oldest first. */
  outbox: Mail[]
  /** What pages reported of failures, oldest first, each unchanged. */
  reports: string[]
  /** The last 200, oldest first. */
  requests: RequestNote[]
}

/** Everything the local API knows, in memory. */
export type Store = Data & { faults: ReturnType<typeof createFaults>; reset: () => void }

/** A freshly seeded store; `reset` returns it to that state and removes all faults. */
export function createStore(): Store {
  const faults = createFaults()
  const store: Store = {
    ...seed(),
    faults,
    reset() {
      Object.assign(store, seed())
      faults.clear()
    },
  }
  return store
}

function seed(): Data {
  return {
    ...seedCatalogue(),
    members: seedMembers(new Date()),
    products: seedProducts(),
    sessions: new Map(),
    tokens: { seconds: WEEK_S, silent: false },
    otps: new Map(),
    orders: [],
    outbox: [],
    reports: [],
    requests: [],
  }
}
