import address from '@fonts/anek-latin.woff2'

const RANGE =
  'U+20-3B, U+3D, U+3F-5B, U+5D, U+5F, U+61-7A, U+A0, U+A9, U+B7, U+D7, U+2010-2026, U+2212'

let face: FontFace | undefined

/**
 * On a slow line the page a visit begins with keeps the system's font, so that no word moves under
 * the reader (`font-display: optional`). From the next page on, the site's own takes its place.
 */
export function showOwnFont() {
  if (face || !('FontFace' in window)) return
  face = new FontFace('Anek Latin Variable', `url(${address})`, {
    weight: '400 800',
    unicodeRange: RANGE,
  })
  face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => {
      face = undefined
    },
  )
}
