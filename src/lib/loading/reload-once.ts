import { visitStore } from '@/lib/browser/storage/storage'
import { within } from './within'

const RELOADED = 'reloaded-for-new-version'

/** What asks for code that failed to load: a page visit, a person who tries again, or the connection's return. */
export type LoadCause = 'visit' | 'person' | 'online'

const ANSWER_MS = 5_000

/** A gateway in front of the site sends these when the site does not answer; other answers are the site's own. */
const GATEWAY_FAILED = new Set([502, 503, 504])

/** Whether the site answers: a browser may report that it is online although nothing gets through. */
const siteAnswers = () =>
  within(
    ANSWER_MS,
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => !GATEWAY_FAILED.has(status),
      () => false,
    ),
    false,
  )

/**
 * Reloads the page to fetch a new version's file names: automatically once a visit, and each time a person has tried
 * again without success, since a browser remembers which files it could not load. Returns false without a reload if
 * that was done already, or if the site does not answer: the browser's error page would replace this page with all that
 * was typed. Also false when the connection comes back: it may not work yet, and somebody may be typing elsewhere.
 */
export async function reloadForNewVersion(by: LoadCause): Promise<boolean> {
  const isDone = () => by !== 'person' && visitStore.get(RELOADED) !== null
  if (isDone() || by === 'online' || !navigator.onLine) return false
  const { href } = window.location
  const answers = await siteAnswers()
  // A reader who moved to another page meanwhile may be typing there.
  if (!answers || window.location.href !== href || isDone()) return false
  if (by !== 'person' && !visitStore.set(RELOADED, '1')) return false
  window.location.reload()
  return true
}

/** Forgets the reload, so that the next page that fails to load may reload once too. */
export const forgetReload = () => visitStore.remove(RELOADED)
