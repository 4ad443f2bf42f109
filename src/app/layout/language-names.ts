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

/** What stands around a name stays where it is: the box it had is nearly as wide. */
function keepRoom(code: string) {
  for (const link of document.querySelectorAll<HTMLElement>(`ul a[hreflang="${code}"]`)) {
    const { width } = link.getBoundingClientRect()
    const letters = Number.parseFloat(getComputedStyle(link).fontSize)
    if (width > 0) link.style.inlineSize = `${width / letters}em`
  }
}

async function bring(code: string, file: string) {
  const face = await new FontFace(FAMILY, `url(${file})`).load().catch(() => undefined)
  // As it was where the file does not come.
  if (!face) return
  keepRoom(code)
  document.fonts.add(face)
}

/**
 * Brings the letters of the other languages' names where the system has none, so that nobody has to
 * choose among empty boxes; about 1.5 kB each, and nothing elsewhere. Product 10, Languages.
 */
export function showLanguageNames() {
  for (const { code, name } of languages) {
    const file = files[code]
    if (file && code !== language.code && isBlank(name)) void bring(code, file)
  }
}
