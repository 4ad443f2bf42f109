import type { APIRequestContext } from '@playwright/test'
import { sampleLogins } from '../../local-api/logins.ts'
import type { ActionResult } from './page-scripts.ts'
import type { Part } from './steps.ts'

export type Who = keyof typeof sampleLogins

/** A new login of a sample account, in the form in which it is stored. */
export async function newLogin(request: APIRequestContext, who: Who): Promise<string> {
  const answer = await request.post('/api/v1/auth/login', { data: sampleLogins[who] })
  const { user, token } = await answer.json()
  return JSON.stringify({ user, token })
}

type Fault = Extract<Part, { do: 'fault' }>

/** Makes the local API break the next calls. */
export async function breakCalls(
  request: APIRequestContext,
  { answer, times, method }: Fault,
): Promise<ActionResult> {
  const { name, rule, write } = answer
  const only = write ? method : 'GET'
  const data = { path: '/api/', ...rule, times, ...(only !== 'any' && { method: only }) }
  await request.post('/local/faults', { data })
  return { said: `the next ${times} calls (${only}) get: ${name}`, touched: null }
}

export async function mend(request: APIRequestContext): Promise<ActionResult> {
  await request.delete('/local/faults')
  return { said: 'the server works again', touched: null }
}

export async function endLogins(request: APIRequestContext): Promise<ActionResult> {
  await request.post('/local/expire')
  return { said: 'the server ended every login', touched: null }
}
