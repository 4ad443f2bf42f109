import { createElement } from 'react'
import { cart } from '@/features/shortlist/stored/cart'
import { readSaved } from '@/features/shortlist/stored/schema'
import { beginKeeping } from '@/lib/browser/offline/tell-worker'
import { wantsKeeping } from '@/lib/browser/offline/wants-keeping'
import { paths } from '@/lib/navigation/paths'
import { offlineParts } from './offline-parts'
import { NotCached } from './not-cached'
import { ConnectionBar } from './connection-bar'

/** What the shortlist and its comparison show: the pages of the countries on it. */
const savedCountries = () =>
  readSaved(cart.get())
    .filter(({ kind }) => kind === 'country')
    .map(({ id }) => paths.country.href(id))

/**
 * Starts to store the site for offline use, unless the reader does not want that (`wantsKeeping`), and to show notes on
 * the connection and on new versions. What was cached before is shown to a reader who saves data, too.
 */
export function enableOffline() {
  if (wantsKeeping()) void beginKeeping(savedCountries)
  offlineParts.set({ bar: createElement(ConnectionBar), NotCached })
}
