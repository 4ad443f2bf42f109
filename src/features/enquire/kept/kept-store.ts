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

/** Tells every tab and the worker, this page too, that something has changed. */
function tellAll() {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(keptPlace.channel)
  // A channel has no target origin, which a window would need as a second argument.
  channel.postMessage(...CHANGED)
  channel.close()
}

/** All that are kept on this device, the oldest first. Throws where the browser denies it. */
export async function readKept(): Promise<KeptEnquiry[]> {
  const stored = await open('readonly', (table) => promisifyRequest<unknown[]>(table.getAll()))
  return sorted(readable(stored), (a, b) => a.writtenAt - b.writtenAt)
}

/** Whether anything is kept, also what cannot be read. Throws where the browser denies it. */
export async function isAnyKept(): Promise<boolean> {
  return (await open('readonly', (table) => promisifyRequest(table.count()))) > 0
}

/** Keeps one; resolves once it is written. Throws where the browser denies it. */
export async function addKept(kept: KeptEnquiry): Promise<void> {
  await open('readwrite', (table) => {
    table.put(kept, kept.id)
    return promisifyRequest(table.transaction)
  })
  tellAll()
}

/**
 * Changes one by `step`, which nothing comes between: no other tab, no worker. Null from `step`
 * leaves it. Gives what is kept now; undefined where it was left, or is gone.
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

/** Takes away those that `isGone` names, which nothing comes between either; gives them back. */
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

/** Takes away all, also what cannot be read. Throws where the browser denies it. */
export async function clearKept(): Promise<void> {
  await open('readwrite', (table) => {
    table.clear()
    return promisifyRequest(table.transaction)
  })
  tellAll()
}
