import { clear, createStore, promisifyRequest, set } from 'idb-keyval'
import * as v from 'valibot'
import { pendingStorage } from '@/content/facts/pending-enquiries'
import { sorted } from '@/lib/lists'
import { type PendingEnquiry, pendingSchema } from './pending-enquiry'

const open = createStore(pendingStorage.database, pendingStorage.table)

function parse(stored: unknown): PendingEnquiry | undefined {
  const result = v.safeParse(pendingSchema, stored)
  return result.success ? result.output : undefined
}

const readable = (stored: readonly unknown[]) => stored.flatMap((each) => parse(each) ?? [])

/** Notifies every tab (this page too) and the worker that something has changed. */
function tellAll() {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(pendingStorage.channel)
  channel.postMessage('changed')
  channel.close()
}

/** All enquiries stored on this device, the oldest first. Throws if the browser denies it. */
export async function readPending(): Promise<PendingEnquiry[]> {
  const stored = await open('readonly', (table) => promisifyRequest<unknown[]>(table.getAll()))
  return sorted(readable(stored), (a, b) => a.writtenAt - b.writtenAt)
}

/** Whether anything is stored, even if it cannot be read. Throws if the browser denies it. */
export async function isAnyPending(): Promise<boolean> {
  return (await open('readonly', (table) => promisifyRequest(table.count()))) > 0
}

/** Stores one; resolves once it is written. Throws if the browser denies it. */
export async function addPending(enquiry: PendingEnquiry): Promise<void> {
  await set(enquiry.id, enquiry, open)
  tellAll()
}

/**
 * Changes one by `step` in one transaction: no other tab or worker can interfere. If `step` returns null,
 * nothing changes. Returns what is stored now; undefined if nothing changed, or it no longer exists.
 */
export async function changePending(
  id: string,
  step: (enquiry: PendingEnquiry) => PendingEnquiry | null,
): Promise<PendingEnquiry | undefined> {
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
export async function dropPending(
  isGone: (enquiry: PendingEnquiry) => boolean,
): Promise<PendingEnquiry[]> {
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
export async function clearPending(): Promise<void> {
  await clear(open)
  tellAll()
}
