import { keptPlace, keptTimes } from '@/content/facts/kept-enquiries'
import type { KeptEnquiry, Outcome } from './kept-enquiry'
import { changeKept, readKept } from './kept-store'
import { newId } from './new-id'
import { hasLine, isTaken, type MailService, mailService, postMail } from './mail-service'
import { abandoned, claimed, isDue, postponed, settled } from './steps'

/** Ends a request after `ms`. */
async function withAbort<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), ms)
  try {
    return await run(limit.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** Runs alone in this browser, whoever else is about to send waits; where locks are missing, at once. */
function alone<T>(run: (isAlone: boolean) => Promise<T>): Promise<T> {
  const locks: unknown = Reflect.get(navigator, 'locks')
  if (!locks) return run(false)
  return navigator.locks.request(keptPlace.lock, () => run(true))
}

/** It takes no more mails for the moment. */
const BUSY = 429
/** What a gateway says that stopped waiting for the service, which may have taken the mail (Decision 147). */
const isOfGateway = (status: number) => status >= 502

/** One try. There was a line a moment ago: what breaks now may have arrived. */
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
 * Sends one, where it may go. A service that was too busy for it is asked once more a second later: it may have
 * taken another mail just then. Until then it waits: whoever ends in between leaves nothing in doubt. Null where it
 * may not go, or somebody else is sending it.
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
 * Sends those with these ids one after another, no faster than the service takes them; false where it was
 * too busy for one, and as soon as there is no line.
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
 * `anew` when a line or a visit has come, `mayGo` where some are somebody else's. Without a document:
 * for the service worker too. False where one waits on for a line or a busy service. Throws where the browser
 * denies its storage. Product 10, Sending later.
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
 * For the worker's `sync` event with the tag SEND_ENQUIRIES: throws where one waits on, so that the
 * browser asks again.
 */
export async function sendOnSync(): Promise<void> {
  if (!(await sendKept(true))) throw new Error('The e-mail service cannot be reached yet')
}
