import * as v from 'valibot'
import { sampleLogins } from '../local-api/logins.ts'

const outboxSchema = v.array(v.object({ fields: v.record(v.string(), v.string()) }))
const userSchema = v.looseObject({ name: v.string() })
const loginSchema = v.looseObject({ user: userSchema, token: v.string() })
const stateSchema = v.object({
  users: v.array(userSchema),
  orders: v.array(v.looseObject({ status: v.string() })),
})
const countriesSchema = v.array(v.looseObject({ name: v.string(), photo: v.string() }))

/** The sample accounts by their names. */
export type Account = keyof typeof sampleLogins

/** Questions and commands for the local API behind the site at `site`. */
export function apiAt(site: string) {
  const ask = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await fetch(`${site}${path}`, init)).json()
  const send = (path: string, body: Record<string, unknown>) =>
    ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const login = async (who: Account) =>
    v.parse(loginSchema, await send('/api/v1/auth/login', sampleLogins[who]))

  return {
    /** Puts the API back to its seed, without faults. */
    reset: async () => {
      await ask('/local/reset', { method: 'POST' })
      await ask('/local/faults', { method: 'DELETE' })
    },
    outbox: async () => v.parse(outboxSchema, await ask('/local/outbox.json')),
    state: async () => v.parse(stateSchema, await ask('/local/state')),
    countries: async () => v.parse(countriesSchema, await ask('/api/v1/country/getCountry')),
    login,
    /** From now on the server answers with these facts for a sample account. */
    sets: async (who: Account, facts: Record<string, string>) => {
      const { user, token } = await login(who)
      const data = { ...user, ...facts }
      await send('/local/faults', { path: '/auth/login', body: { user: data, token } })
      await send('/local/faults', { path: '/getoneuser', body: { data, referredUsers: [] } })
    },
  }
}

export type Api = ReturnType<typeof apiAt>
