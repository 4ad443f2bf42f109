import { pictureAddress } from '@/lib/pictures/picture-address'

/** Longer than any photo that a form of the site has sent; decoding it would only cost memory. */
const LONGEST_ADDRESS = 40_000_000

/** The first bytes of the formats that a browser shows from a data URL; "?" is any byte. */
const BEGINNINGS = [
  '\u0089PNG\r\n\u001A\n',
  '\u00FF\u00D8\u00FF',
  'GIF8',
  'RIFF????WEBP',
  '????ftypavi',
  '????ftypmif1',
]

function beginsAs(bytes: Buffer, beginning: string): boolean {
  const start = bytes.toString('latin1', 0, beginning.length)
  return Array.from(beginning).every((sign, index) => sign === '?' || sign === start[index])
}

/** An embedded picture's data URL as it is hashed and read; null for any other address. */
export function embeddedPicture(address: string): string | null {
  if (address.length > LONGEST_ADDRESS) return null
  const picture = pictureAddress(address)
  return picture?.startsWith('data:') ? picture : null
}

/**
 * The bytes of an embedded picture; null unless they begin like one of the formats that browsers show: an SVG under
 * the name of a PNG would be read by another decoder.
 */
export function pictureBytes(address: string): Buffer | null {
  const picture = embeddedPicture(address)
  if (!picture) return null
  const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
  return BEGINNINGS.some((beginning) => beginsAs(bytes, beginning)) ? bytes : null
}
