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
  const stored: unknown[] = await open('readonly', (table) => promisifyRequest(table.getAll()))
  const kept = stored.flatMap((each) => parse(each) ?? [])
  return sorted(kept, (a, b) => a.writtenAt - b.writtenAt)
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

/** Takes away those that `isGone` names; gives them back. */
export async function dropKept(isGone: (kept: KeptEnquiry) => boolean): Promise<KeptEnquiry[]> {
  const gone = (await readKept()).filter(isGone)
  if (gone.length === 0) return gone
  await open('readwrite', (table) => {
    for (const { id } of gone) table.delete(id)
    return promisifyRequest(table.transaction)
  })
  tellAll()
  return gone
}
