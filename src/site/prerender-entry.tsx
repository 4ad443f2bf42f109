import { countryName } from '@/words/country-names'
import { language } from '@/lib/navigation/language'
import { snapshotOrigin } from './origin-setting'
import { prerenderedPaths, shellPatterns, sitemapPaths } from './page-patterns'
import { renderPage, renderShell, renderWithData } from './render-page'
import { readSavedSite } from './saved-site'
import { refresh } from './snapshot/refresh'
import { reportLines } from './snapshot/report'
import { emptySnapshot } from './snapshot/snapshot'
import { readState } from './snapshot/state'
import { wakeApi } from './snapshot/wake-api'

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
  sitemapPaths,
  snapshotOrigin,
  wakeApi,
}
