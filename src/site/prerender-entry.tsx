import { countryName } from '@/words/country-names'
import { prerenderedPaths, shellPatterns } from '@/app/route-table'
import { language } from '@/lib/navigation/language'
import { alikePaths, unknownPath } from './alike-pages'
import { snapshotOrigin } from './origin-setting'
import { renderPage, renderWithData } from './render-page'
import { readSavedSite } from './saved-site'
import { pageKinds } from './snapshot/pages'
import { refresh } from './snapshot/refresh'
import { reportLines } from './snapshot/report'
import { samples } from './snapshot/samples'
import { emptySnapshot } from './snapshot/snapshot'
import { readState } from './snapshot/state'

export {
  alikePaths,
  countryName,
  emptySnapshot,
  language,
  pageKinds,
  prerenderedPaths,
  readSavedSite,
  readState,
  refresh,
  renderPage,
  renderWithData,
  reportLines,
  samples,
  shellPatterns,
  snapshotOrigin,
  unknownPath,
}
