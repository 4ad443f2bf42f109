import plain from '@fonts/anek-plain.woff2'

const FAMILY = 'Anek Latin Plain'

let face: FontFace | undefined

/** Brings the site's Latin letters of pages in other scripts, where the visit's first page came without. */
export function showPlainFont() {
  if (face || !('FontFace' in window)) return
  // The style sheet's first face of the family is this file's; it says for which letters.
  const declared = [...document.fonts].find(({ family }) => family.includes(FAMILY))
  if (!declared) return
  const { weight, unicodeRange } = declared
  face = new FontFace(FAMILY, `url(${plain})`, { weight, unicodeRange })
  face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => {
      face = undefined
    },
  )
}
