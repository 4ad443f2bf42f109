import { TYPED_BY } from '@/content/facts/pending-flag'
import { visitStore } from '@/lib/browser/storage/storage'
import { restoreScroll } from '@/lib/browser/movement/restore-scroll'
import { onFirstInteraction } from '@/lib/loading/first-interaction'
import { loadCode } from '@/lib/loading/load-code'
import { ignoreSecondPress } from '@/lib/loading/second-press'
import { nothing } from '@/lib/nothing'
import { fetchAhead } from './fetch-ahead'
import { enableOfflineLater } from './enable-offline-later'
import { preparePrint } from './prepare-print'

/** Text of a member waits in this tab, also after a reload: nobody else may find it. */
function watchTyped() {
  if (visitStore.get(TYPED_BY) === null) return
  void loadCode(() => import('@/auth/forget-typed')).then((it) => it.keepTypedApart(), nothing)
}

/**
 * Starts what no first view needs: the place on a page that is shown again, print, loading pages ahead, offline use,
 * double taps, fonts for the languages' names, the name of the main region.
 * Once: after a failed load, a browser may run the module that calls it several times, under several addresses.
 */
export function startLater() {
  const { dataset } = document.documentElement
  if ('later' in dataset) return
  dataset['later'] = ''
  restoreScroll()
  fetchAhead()
  enableOfflineLater()
  preparePrint()
  ignoreSecondPress()
  watchTyped()
  onFirstInteraction(() => {
    void loadCode(() => import('./layout/begin-on-touch')).then(({ begin }) => begin(), nothing)
  })
}
