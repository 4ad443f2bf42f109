import { createElement } from 'react'
import { cart } from '@/features/shortlist/cart'
import { readSaved } from '@/features/shortlist/schema'
import { beginKeeping } from '@/lib/browser/tell-worker'
import { wantsKeeping } from '@/lib/browser/wants-keeping'
import { paths } from '@/lib/navigation/paths'
import { keptParts } from './kept-parts'
import { NotKept } from './not-kept'
import { SiteLine } from './site-line'

/** What a shortlist and its comparison show: the pages of the countries on it. */
const savedCountries = () =>
  readSaved(cart.get())
    .filter(({ kind }) => kind === 'country')
    .map(({ id }) => paths.country.href(id))

/**
 * Begins to keep the site in this browser, where it may, and to say what is to be said of its line and version:
 * what was kept before is shown to a reader who saves data, too.
 */
export function keepSite() {
  if (wantsKeeping()) void beginKeeping(savedCountries)
  keptParts.set({ line: createElement(SiteLine), NotKept })
}
