import latin from '@fonts/anek-latin.woff2'
import plain from '@fonts/anek-plain.woff2'
import { language } from '@/lib/navigation/language'

const [FAMILY, address] = language.prefix
  ? ['Anek Latin Plain', plain]
  : ['Anek Latin Variable', latin]

let face: FontFace | undefined

/** From the file's arrival on, a page that had no words yet takes this long (ms) to draw its first. */
const IN_TIME_MS = 50

/**
 * Whether the first words of this visit were drawn in the font: its file was there well before. Told by
 * the clock: a look at the words' width takes longer than all else that a press on a link does.
 */
function cameInTime(): boolean {
  const [file] = performance.getEntriesByName(new URL(address, window.location.href).href)
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (!file || !paint) return false
  return file.startTime + file.duration + IN_TIME_MS < paint.startTime
}

/**
 * On a slow line the page a visit begins with keeps the system's font, so that no word moves under
 * the reader (`font-display: optional`). From the next page on, the site's own takes its place.
 */
export function showOwnFont() {
  // Put on a page that has it, it would only be laid out anew.
  if (face || !('FontFace' in window) || cameInTime()) return
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
