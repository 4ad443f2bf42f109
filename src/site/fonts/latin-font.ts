import subsetFont from 'subset-font'

/** The path in the packages of the site's Latin font, by the letters that the file has. */
export const latinSource = (letters: 'latin' | 'latin-ext' | 'vietnamese') =>
  `@fontsource-variable/anek-latin/files/anek-latin-${letters}-wght-normal.woff2`

/** A font file's directory: a version and four counts, then 16 bytes for each table. */
const HEAD = 12
const ENTRY = 16

type Tables = ReadonlyMap<string, Buffer>

/** The tables of an unpacked font file by their tags. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, place) => HEAD + place * ENTRY)
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8)
      const length = font.readUInt32BE(at + 12)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + length)]
    }),
  )
}

const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc(-table.length & 3)])

function sumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

/** An unpacked font file with the version of `like` and these tables. */
function fontOf(tables: Tables, like: Buffer): Buffer {
  const directory = Buffer.alloc(HEAD + tables.size * ENTRY)
  // The same number of tables: the counts stay right.
  like.copy(directory, 0, 0, HEAD)
  const parts = [directory]
  let start = directory.length
  for (const [place, [tag, table]] of [...tables].entries()) {
    const at = HEAD + place * ENTRY
    const part = padded(table)
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(sumOf(part), at + 4)
    directory.writeUInt32BE(start, at + 8)
    directory.writeUInt32BE(table.length, at + 12)
    parts.push(part)
    start += part.length
  }
  return Buffer.concat(parts)
}

/** Otherwise every glyph that a ligature could make of these would be included. */
const noLayoutClosure = true

/** The middle of the weights that pages use, 400 to 800. */
const KERNING_WEIGHT = 600

/**
 * The variable font in `original` with only the letters of `text`, as woff2. The kerning of two letters ("To",
 * "AV") is that of one weight for all: it varies by only a hundredth of the letters' size with the weight, and the
 * variations were a sixth of the file.
 */
export async function latinFont(
  original: Buffer,
  text: string,
  [min, max]: readonly [from: number, to: number],
): Promise<Buffer> {
  // Keeps only one of the font's features: kerning.
  const options = { keepFeatures: ['kern'], noLayoutClosure }
  const cut = (wght: number | { min: number; max: number }) =>
    subsetFont(original, text, { ...options, variationAxes: { wght }, targetFormat: 'truetype' })
  const variable = await cut({ min, max })
  const tables = tablesOf(variable)
  const ofOneWeight = tablesOf(await cut(KERNING_WEIGHT))
  for (const tag of ['GPOS', 'GDEF']) {
    const table = ofOneWeight.get(tag)
    if (table && tables.has(tag)) tables.set(tag, table)
  }
  return subsetFont(fontOf(tables, variable), text, { ...options, targetFormat: 'woff2' })
}

/** The same without kerning: a fifth smaller. */
export const unkernedFont = (
  original: Buffer,
  text: string,
  [min, max]: readonly [from: number, to: number],
): Promise<Buffer> =>
  subsetFont(original, text, {
    keepFeatures: [],
    noLayoutClosure,
    variationAxes: { wght: { min, max } },
    targetFormat: 'woff2',
  })
