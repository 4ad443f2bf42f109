import latin from '@fonts/anek-latin.woff2'
import plain from '@fonts/anek-plain.woff2'
import { language } from '@/lib/navigation/language'

const [FAMILY, address] = language.prefix
  ? ['Anek Latin Plain', plain]
  : ['Anek Latin Variable', latin]

let face: FontFace | undefined

/**
 * On a slow line the page a visit begins with keeps the system's font, so that no word moves under
 * the reader (`font-display: optional`). From the next page on, the site's own takes its place.
 */
export function showOwnFont() {
  if (face || !('FontFace' in window)) return
  // The style sheet's first face of the family is this file's; it says for which letters.
  const declared = [...document.fonts].find(({ family }) => family.includes(FAMILY))
  if (!declared) return
  const { weight, unicodeRange } = declared
  face = new FontFace(FAMILY, `url(${address})`, { weight, unicodeRange })
  face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => {
      face = undefined
    },
  )
}
