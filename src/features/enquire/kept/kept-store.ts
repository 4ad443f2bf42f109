import { createStore, promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { keptPlace } from '@/content/facts/kept-enquiries'
import { sorted } from '@/lib/lists'
import { type KeptEnquiry, keptSchema } from './kept-enquiry'

const open = createStore(keptPlace.database, keptPlace.table)

function parse(stored: unknown): KeptEnquiry | undefined {
  const result = v.safeParse(keptSchema, stored)
  return result.success ? result.output : undefined
}

const readable = (stored: readonly unknown[]) => stored.flatMap((each) => parse(each) ?? [])

const CHANGED = ['changed'] as const

/** Notifies every tab (this page too) and the worker that something has changed. */
function tellAll() {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(keptPlace.channel)
  // Unlike a window, a channel takes no target origin as a second argument.
  channel.postMessage(...CHANGED)
  channel.close()
}

/** All enquiries stored on this device, the oldest first. Throws if the browser denies it. */
export async function readKept(): Promise<KeptEnquiry[]> {
  const stored = await open('readonly', (table) => promisifyRequest<unknown[]>(table.getAll()))
  return sorted(readable(stored), (a, b) => a.writtenAt - b.writtenAt)
}

/** Whether anything is stored, even if it cannot be read. Throws if the browser denies it. */
export async function isAnyKept(): Promise<boolean> {
  return (await open('readonly', (table) => promisifyRequest(table.count()))) > 0
}

/** Stores one; resolves once it is written. Throws if the browser denies it. */
export async function addKept(kept: KeptEnquiry): Promise<void> {
  await open('readwrite', (table) => {
    table.put(kept, kept.id)
    return promisifyRequest(table.transaction)
  })
  tellAll()
}

/**
 * Changes one by `step` in one transaction: no other tab or worker can interfere. If `step` returns null,
 * nothing changes. Returns what is stored now; undefined if nothing changed, or it no longer exists.
 */
export async function changeKept(
  id: string,
  step: (kept: KeptEnquiry) => KeptEnquiry | null,
): Promise<KeptEnquiry | undefined> {
  const changed = await open('readwrite', async (table) => {
    const reading = promisifyRequest<unknown>(table.get(id)).then((stored) => {
      const before = parse(stored)
      const after = before && step(before)
      if (after && after !== before) table.put(after, id)
      return after ?? undefined
    })
    const [changes] = await Promise.all([reading, promisifyRequest(table.transaction)])
    return changes
  })
  if (changed) tellAll()
  return changed
}

/** Removes those for which `isGone` is true, also in one transaction; returns them. */
export async function dropKept(isGone: (kept: KeptEnquiry) => boolean): Promise<KeptEnquiry[]> {
  const dropped = await open('readwrite', async (table) => {
    const reading = promisifyRequest<unknown[]>(table.getAll()).then((stored) => {
      const gone = readable(stored).filter(isGone)
      for (const { id } of gone) table.delete(id)
      return gone
    })
    const [gone] = await Promise.all([reading, promisifyRequest(table.transaction)])
    return gone
  })
  if (dropped.length > 0) tellAll()
  return dropped
}

/** Removes all, also what cannot be read. Throws if the browser denies it. */
export async function clearKept(): Promise<void> {
  await open('readwrite', (table) => {
    table.clear()
    return promisifyRequest(table.transaction)
  })
  tellAll()
}
