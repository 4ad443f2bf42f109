import { pendingStorage, pendingTimes } from '@/content/facts/pending-enquiries'
import { pause } from '@/lib/loading/pause'
import { newId } from '@/lib/text/new-id'
import type { PendingEnquiry, Outcome } from './pending-enquiry'
import { changePending, readPending } from './pending-store'
import {
  isReachable,
  isSiteReachable,
  isTaken,
  type MailService,
  mailService,
  postMail,
} from './mail-service'
import { abandoned, claimForSending, isDue, postponed, withOutcome } from './pending-state'

/** Aborts a request after `ms`. */
async function withAbort<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), ms)
  try {
    return await run(limit.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** Runs alone in this browser: other senders wait. Without support for locks it runs at once. */
function alone<T>(run: (isAlone: boolean) => Promise<T>): Promise<T> {
  const locks: unknown = Reflect.get(navigator, 'locks')
  if (!locks) return run(false)
  return navigator.locks.request(pendingStorage.lock, () => run(true))
}

/** The status when the service takes no more mails for the moment. */
const BUSY = 429
/** The status of a gateway that stopped waiting for the service, which may have taken the mail (Decision 147). */
const isOfGateway = (status: number) => status >= 502

/** One try. The connection worked a moment ago, so a mail may have arrived even if the request fails now. */
async function outcomeOf(service: MailService, { params }: PendingEnquiry): Promise<Outcome> {
  try {
    const answer = await withAbort(pendingTimes.answer, (signal) =>
      postMail(service, params, signal),
    )
    const { status } = answer
    if (isTaken(answer)) return { name: 'sent' }
    if (status === BUSY) return { name: 'busy' }
    return isOfGateway(status) ? { name: 'lost' } : { name: 'refused', status }
  } catch {
    return { name: 'lost' }
  }
}

/** Tries once to send one. Null if it may not be sent, or another tab or worker is sending it. */
async function tryOne(
  service: MailService,
  id: string,
  ignoreBackoff: boolean,
): Promise<Outcome['name'] | null> {
  const attempt = newId()
  const mine = await changePending(id, (enquiry) =>
    claimForSending(enquiry, attempt, Date.now(), ignoreBackoff),
  )
  if (!mine) return null
  const outcome = await outcomeOf(service, mine)
  await changePending(id, (enquiry) => withOutcome(enquiry, attempt, outcome, Date.now()))
  return outcome.name
}

/**
 * Sends one, if it may be sent. If the service was too busy, it tries once more a second later: the service may
 * have taken another mail just then. Until then the state is `waiting`, so that closing the page in between leaves
 * nothing in doubt. Null as from `tryOne`.
 */
async function sendOne(
  service: MailService,
  id: string,
  ignoreBackoff: boolean,
): Promise<Outcome['name'] | null> {
  const outcome = await tryOne(service, id, ignoreBackoff)
  if (outcome !== 'busy') return outcome
  await pause(pendingTimes.betweenMails)
  // After a busy answer it is due later, and this try comes before that.
  return tryOne(service, id, true)
}

/**
 * Sends those with these ids one after another, no faster than the service takes them; false if it was
 * too busy for one, and as soon as there is no connection.
 */
async function sendEach(
  service: MailService,
  ids: readonly string[],
  ignoreBackoff: boolean,
): Promise<boolean> {
  let wasBusy = false
  for (const [place, id] of ids.entries()) {
    const waiting = ids.slice(place)
    if (!(await withAbort(pendingTimes.reachable, (signal) => isReachable(service, signal)))) {
      const blocked = await withAbort(pendingTimes.reachable, isSiteReachable)
      await Promise.all(
        waiting.map((each) =>
          changePending(each, (enquiry) =>
            postponed(enquiry, Date.now(), { ignoreBackoff, blocked }),
          ),
        ),
      )
      return false
    }
    const outcome = await sendOne(service, id, ignoreBackoff)
    wasBusy ||= outcome === 'busy'
    if (outcome !== null && waiting.length > 1) await pause(pendingTimes.betweenMails)
  }
  return !wasBusy
}

/**
 * Sends what waits on this device and is due, each once, however many tabs and workers ask for it;
 * `ignoreBackoff` after reconnecting or on a new visit, `mayGo` if some belong to somebody else. It needs no
 * document: the service worker uses it too. False if one still waits for a connection or a busy service.
 * Throws if the browser denies its storage. Product 10, Sending later.
 */
export function sendPending(
  ignoreBackoff: boolean,
  mayGo: (enquiry: PendingEnquiry) => boolean = () => true,
): Promise<boolean> {
  const service = mailService()
  if (!service) return Promise.resolve(true)
  return alone(async (isAlone) => {
    const before = await readPending()
    await Promise.all(
      before
        .filter(({ state }) => state.name === 'sending')
        .map(({ id }) => changePending(id, (enquiry) => abandoned(enquiry, Date.now(), isAlone))),
    )
    const due = before.filter(
      (enquiry) => isDue(enquiry, Date.now(), ignoreBackoff) && mayGo(enquiry),
    )
    return sendEach(
      service,
      due.map(({ id }) => id),
      ignoreBackoff,
    )
  })
}

/**
 * For the worker's `sync` event with the tag SEND_ENQUIRIES: throws if one still waits, so that the
 * browser fires the event again.
 */
export async function sendOnSync(): Promise<void> {
  if (!(await sendPending(true))) throw new Error('The e-mail service cannot be reached yet')
}
