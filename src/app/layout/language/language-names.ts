import { whenIdle } from '@/lib/browser/clock/when-idle'
import hindi from '@fonts/name-devanagari.woff2'
import malayalam from '@fonts/name-malayalam.woff2'
import { language } from '@/lib/navigation/language'
import { languages } from '@/lib/navigation/languages'
import type { OwnLetters } from '@/lib/text/letters'

/** The name of the font in language-links.module.css. */
const FAMILY = 'Language Names'

const files: Record<OwnLetters, string> = { ml: malayalam, hi: hindi }

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

/** Whether no system font has the letters: each is then drawn as the same box, or as nothing. */
function isBlank(name: string): boolean {
  const letters = new Set(name)
  return new Set(Array.from(letters, pictureOf)).size < letters.size
}

const widthOf = (link: HTMLElement) => link.getBoundingClientRect().width

function widthOfText(link: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(link)
  return range.getBoundingClientRect().width
}

/** Relative to the text around it: nobody could read a smaller name. */
const LEAST_SIZE = 0.8

/** Draws the names with a font within their previous width, if they stay readable: nothing around them moves. */
function drawWith(face: FontFace, code: string) {
  const links = [...document.querySelectorAll<HTMLElement>(`ul a[hreflang="${code}"]`)]
  const rooms = new Map(links.map((link) => [link, widthOf(link)]))
  document.fonts.add(face)
  for (const [link, room] of rooms) {
    if (room === 0) continue
    const width = widthOfText(link)
    // Sets no width: it would cut off the text if a phone enlarges it for its reader.
    if (width > room) link.style.fontSize = `${Math.max(room / width, LEAST_SIZE)}em`
    else link.style.paddingInlineEnd = `${room - width}px`
  }
}

async function bring(code: string, file: string) {
  const face = await new FontFace(FAMILY, `url(${file})`).load().catch(() => undefined)
  // If the file does not arrive, the names stay as they were.
  if (face) drawWith(face, code)
}

/**
 * Loads a font for the other languages' names if the system has none, so that nobody has to choose among empty boxes;
 * 1.4 kB each, and nothing otherwise. It measures when the browser is idle. Product 10, Languages.
 */
export async function showLanguageNames(): Promise<void> {
  await whenIdle()
  for (const { code, name } of languages) {
    if (code !== 'en' && code !== language.code && isBlank(name)) void bring(code, files[code])
  }
}
