import { onFirstInteraction } from '@/lib/loading/first-interaction'
import { loadCode } from '@/lib/loading/load-code'
import { fetchAhead } from './fetch-ahead'
import { enableOfflineLater } from './enable-offline-later'
import { preparePrint } from './prepare-print'

const nothing = () => undefined

/** Starts what each document needs once, and no first view: paper, pages ahead, offline use, the languages' names. */
export function startLater() {
  fetchAhead()
  enableOfflineLater()
  preparePrint()
  // No first paint waits for fonts that few readers lack.
  if ('FontFace' in window)
    onFirstInteraction(() => {
      void loadCode(() => import('./layout/language-names')).then(
        ({ showLanguageNames }) => showLanguageNames(),
        nothing,
      )
    })
}
