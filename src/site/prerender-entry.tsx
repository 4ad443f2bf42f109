import { countryName } from '@/words/country-names'
import { prerenderedPaths, shellPatterns } from '@/app/route-table'
import { language } from '@/lib/navigation/language'
import { snapshotOrigin } from './origin-setting'
import { renderPage, renderShell, renderWithData } from './render-page'
import { readSavedSite } from './saved-site'
import { refresh } from './snapshot/refresh'
import { reportLines } from './snapshot/report'
import { emptySnapshot } from './snapshot/snapshot'
import { readState } from './snapshot/state'

export {
  countryName,
  emptySnapshot,
  language,
  prerenderedPaths,
  readSavedSite,
  readState,
  refresh,
  renderPage,
  renderShell,
  renderWithData,
  reportLines,
  shellPatterns,
  snapshotOrigin,
}
