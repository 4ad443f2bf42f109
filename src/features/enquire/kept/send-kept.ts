import { keptPlace, keptTimes } from '@/content/facts/kept-enquiries'
import type { KeptEnquiry, Outcome } from './kept-enquiry'
import { changeKept, readKept } from './kept-store'
import { newId } from './new-id'
import { hasLine, isTaken, type MailService, mailService, postMail } from './mail-service'
import { abandoned, claimed, isDue, postponed, settled } from './steps'

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
  return navigator.locks.request(keptPlace.lock, () => run(true))
}

/** The status when the service takes no more mails for the moment. */
const BUSY = 429
/** The status of a gateway that stopped waiting for the service, which may have taken the mail (Decision 147). */
const isOfGateway = (status: number) => status >= 502

/** One try. The connection worked a moment ago, so a mail may have arrived even if the request fails now. */
async function outcomeOf(service: MailService, { params }: KeptEnquiry): Promise<Outcome> {
  try {
    const answer = await withAbort(keptTimes.answer, (signal) => postMail(service, params, signal))
    const { status } = answer
    if (isTaken(answer)) return { name: 'sent' }
    if (status === BUSY) return { name: 'busy' }
    return isOfGateway(status) ? { name: 'lost' } : { name: 'refused', status }
  } catch {
    return { name: 'lost' }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends one, if it may be sent. If the service was too busy, it tries once more a second later: the service may
 * have taken another mail just then. Until then the state is `waiting`, so that closing the page in between leaves
 * nothing in doubt. Null if it may not be sent, or another tab or worker is sending it.
 */
async function sendOne(
  service: MailService,
  id: string,
  anew: boolean,
  isSecond = false,
): Promise<Outcome['name'] | null> {
  const attempt = newId()
  const mine = await changeKept(id, (kept) => claimed(kept, attempt, Date.now(), anew))
  if (!mine) return null
  const outcome = await outcomeOf(service, mine)
  await changeKept(id, (kept) => settled(kept, attempt, outcome, Date.now()))
  if (outcome.name !== 'busy' || isSecond) return outcome.name
  await pause(keptTimes.betweenMails)
  return sendOne(service, id, true, true)
}

/**
 * Sends those with these ids one after another, no faster than the service takes them; false if it was
 * too busy for one, and as soon as there is no connection.
 */
async function sendEach(
  service: MailService,
  [id, ...others]: readonly string[],
  anew: boolean,
): Promise<boolean> {
  if (id === undefined) return true
  if (!(await withAbort(keptTimes.line, (signal) => hasLine(service, signal)))) {
    const waiting = [id, ...others]
    await Promise.all(
      waiting.map((each) => changeKept(each, (kept) => postponed(kept, Date.now(), anew))),
    )
    return false
  }
  const outcome = await sendOne(service, id, anew)
  if (outcome !== null && others.length > 0) await pause(keptTimes.betweenMails)
  return (await sendEach(service, others, anew)) && outcome !== 'busy'
}

/**
 * Sends what waits on this device and is due, each once, however many tabs and workers ask for it;
 * `anew` after reconnecting or on a new visit, `mayGo` if some belong to somebody else. It needs no
 * document: the service worker uses it too. False if one still waits for a connection or a busy service.
 * Throws if the browser denies its storage. Product 10, Sending later.
 */
export function sendKept(
  anew: boolean,
  mayGo: (kept: KeptEnquiry) => boolean = () => true,
): Promise<boolean> {
  const service = mailService()
  if (!service) return Promise.resolve(true)
  return alone(async (isAlone) => {
    const before = await readKept()
    await Promise.all(
      before
        .filter(({ state }) => state.name === 'sending')
        .map(({ id }) => changeKept(id, (kept) => abandoned(kept, Date.now(), isAlone))),
    )
    const due = before.filter((kept) => isDue(kept, Date.now(), anew) && mayGo(kept))
    return sendEach(
      service,
      due.map(({ id }) => id),
      anew,
    )
  })
}

/**
 * For the worker's `sync` event with the tag SEND_ENQUIRIES: throws if one still waits, so that the
 * browser fires the event again.
 */
export async function sendOnSync(): Promise<void> {
  if (!(await sendKept(true))) throw new Error('The e-mail service cannot be reached yet')
}
