import * as v from 'valibot'
import { sampleLogins } from '../local-api/logins.ts'

const outboxSchema = v.array(v.object({ fields: v.record(v.string(), v.string()) }))
const userSchema = v.looseObject({
  name: v.string(),
  email: v.string(),
  updatedAt: v.optional(v.string()),
})
const stateSchema = v.object({
  users: v.array(userSchema),
  orders: v.array(v.looseObject({ status: v.string() })),
})
const countriesSchema = v.array(v.looseObject({ name: v.string(), photo: v.string() }))

/** What the local API behind the site at `site` knows. */
export function apiAt(site: string) {
  const ask = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await fetch(`${site}${path}`, init)).json()
  return {
    /** As it was seeded, with no fault. */
    reset: async () => {
      await ask('/local/reset', { method: 'POST' })
      await ask('/local/faults', { method: 'DELETE' })
    },
    outbox: async () => v.parse(outboxSchema, await ask('/local/outbox.json')),
    state: async () => v.parse(stateSchema, await ask('/local/state')),
    countries: async () => v.parse(countriesSchema, await ask('/api/v1/country/getCountry')),
    /** A login as the site keeps it. */
    login: async (who: keyof typeof sampleLogins) =>
      JSON.stringify(
        await ask('/api/v1/auth/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(sampleLogins[who]),
        }),
      ),
  }
}

export type Api = ReturnType<typeof apiAt>
