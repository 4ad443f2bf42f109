import { visitStore } from '@/lib/browser/storage'
import { within } from './within'

const RELOADED = 'reloaded-for-new-version'

/** Who wants lost code: whoever comes to a page, a person who asked again, or the line that is back. */
export type WantedBy = 'visit' | 'person' | 'line'

const ANSWER_MS = 5_000

/** What stands before the site says that it does not answer; any other answer is the site's own. */
const GATEWAY_FAILED = new Set([502, 503, 504])

/** A browser takes a line for whole, too, that carries nothing. */
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
 * Reloads the page to fetch a new version's file names: by itself once a visit, and whenever a
 * person asked again in vain, since a browser remembers which files it could not load. False:
 * already done, or the site does not answer, where the browser's own error page would take the place
 * of ours with all that was typed; or it is the line that came back: it may not carry yet, and
 * somebody may be typing elsewhere.
 */
export async function reloadForNewVersion(by: WantedBy): Promise<boolean> {
  const isDone = () => by !== 'person' && visitStore.get(RELOADED) !== null
  if (isDone() || by === 'line' || !navigator.onLine) return false
  const { href } = window.location
  const answers = await siteAnswers()
  // Who has gone on meanwhile may be typing there.
  if (!answers || window.location.href !== href || isDone()) return false
  if (by !== 'person' && !visitStore.set(RELOADED, '1')) return false
  window.location.reload()
  return true
}

/** Makes up for a reload, so that the next lost page may have one too. */
export const forgetReload = () => visitStore.remove(RELOADED)
