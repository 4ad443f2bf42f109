import hindi from '@fonts/name-devanagari.woff2'
import malayalam from '@fonts/name-malayalam.woff2'
import { language } from '@/lib/navigation/language'
import { languages } from '@/lib/navigation/languages'

/** As language-links.module.css calls it. */
const FAMILY = 'Language Names'

const files: Partial<Record<string, string>> = { ml: malayalam, hi: hindi }

const SIDE = 24

/** A letter as the system's fonts draw it: the picture's bytes as text. */
function pictureOf(letter: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const pen = canvas.getContext('2d')
  if (!pen) return letter
  pen.font = `${SIDE / 2}px sans-serif`
  pen.fillText(letter, 1, SIDE * 0.75)
  return canvas.toDataURL()
}

/** Whether no font of the system has the letters: it draws each as the same box, or as nothing. */
const isBlank = ([first = '', ...others]: string) =>
  others.some((letter) => letter !== first && pictureOf(letter) === pictureOf(first))

/**
 * Brings the letters of the other languages' names where the system has none, so that nobody has to
 * choose among empty boxes; about 1.5 kB each, and nothing elsewhere. Product 10, Languages.
 */
export function showLanguageNames() {
  for (const { code, name } of languages) {
    const file = files[code]
    if (!file || code === language.code || !isBlank(name)) continue
    // As it was where the file does not come.
    new FontFace(FAMILY, `url(${file})`).load().then(
      (face) => document.fonts.add(face),
      () => undefined,
    )
  }
}
