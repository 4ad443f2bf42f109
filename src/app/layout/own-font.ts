import { loadCode } from '@/lib/loading/load-code'
import { language } from '@/lib/navigation/language'

/**
 * The page a visit begins with keeps the system's font where the site's own comes late and would move a word
 * under the reader: src/site/starter.js in English, `font-display: optional` elsewhere. From the next page on,
 * the site's own takes its place.
 */
export function showOwnFont() {
  if (!language.prefix) delete document.documentElement.dataset['letters']
  else
    loadCode(() => import('./plain-font')).then(
      ({ showPlainFont }) => showPlainFont(),
      () => undefined,
    )
}
