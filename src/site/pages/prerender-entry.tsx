import { countryName } from '@/words/country-names'
import { language } from '@/lib/navigation/language'
import { snapshotOrigin } from '@/site/origin-setting'
import { readSavedSite } from '@/site/saved-site'
import { lossLines } from '@/site/snapshot/losses'
import { refresh } from '@/site/snapshot/refresh'
import { isWhole, reportLines } from '@/site/snapshot/report'
import { emptySnapshot } from '@/site/snapshot/snapshot'
import { readState, writeState } from '@/site/snapshot/state'
import { wakeApi } from '@/site/snapshot/wake-api'
import {
  likelyPages,
  prerenderedPaths,
  shellAddress,
  shellPatterns,
  sitemapPaths,
} from './page-patterns'
import { renderPage, renderShell, renderWithData } from './render-page'

export {
  countryName,
  emptySnapshot,
  isWhole,
  language,
  likelyPages,
  lossLines,
  prerenderedPaths,
  readSavedSite,
  readState,
  refresh,
  renderPage,
  renderShell,
  renderWithData,
  reportLines,
  shellAddress,
  shellPatterns,
  sitemapPaths,
  snapshotOrigin,
  wakeApi,
  writeState,
}
