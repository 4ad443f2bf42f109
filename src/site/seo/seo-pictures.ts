import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { loadSharp } from '#site/load-sharp.ts'
import type * as seoPreview from './seo-preview.tsx'
import { preview } from './head-tags.ts'

/** The background of the logo in public/favicon.svg. */
const background = '#0b3b3c'

/**
 * The logo of public/favicon.svg as a PNG of `size` pixels. `filled` is for phones that cut icons to their own
 * shape: the background reaches the edge, and the logo itself takes a `share` of the size.
 */
export const icon = async (root: string, size: number, filled?: Filled): Promise<Buffer> =>
  (await drawn(root, size, filled)).png({ palette: true }).toBuffer()

type Filled = { share: number }

async function drawn(root: string, size: number, filled?: Filled) {
  const sharp = await loadSharp()
  const inner = Math.round(size * (filled?.share ?? 1))
  const start = Math.floor((size - inner) / 2)
  const end = size - inner - start
  const picture = sharp(join(root, 'public/favicon.svg'), { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .extend({ top: start, left: start, bottom: end, right: end, background })
  return filled ? picture.flatten({ background }) : picture
}

const ICO_SIZES = [32, 48]
const ICO_HEADER = 6
const ICO_ENTRY = 16

/**
 * The same logo as an ICO file of PNGs: for Safari before 26, which shows no SVG as an icon, and for programs that ask
 * for /favicon.ico alone. In true colour, since not every reader of such files knows PNGs with a palette.
 */
export async function favicon(root: string): Promise<Buffer> {
  const pictures = await Promise.all(
    ICO_SIZES.map(async (size) =>
      (await drawn(root, size)).png({ compressionLevel: 9 }).toBuffer(),
    ),
  )
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let start = head.length
  for (const [place, picture] of pictures.entries()) {
    const size = ICO_SIZES[place] ?? 0
    const entry = ICO_HEADER + ICO_ENTRY * place
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(picture.length, entry + 8)
    head.writeUInt32LE(start, entry + 12)
    start += picture.length
  }
  return Buffer.concat([head, ...pictures])
}

/** The picture of link previews as a PNG, drawn from the site's own illustrations. */
export async function previewPicture(root: string, name: string, tagline = ''): Promise<Buffer> {
  const { module } = await runnerImport<typeof seoPreview>(
    join(root, 'src/site/seo/seo-preview.tsx'),
    {
      root,
      configFile: false,
      resolve: { alias: { '@': join(root, 'src') } },
      plugins: [noStyles],
    },
  )
  const sharp = await loadSharp()
  return sharp(Buffer.from(await module.previewSvg(name, tagline)))
    .resize(preview)
    .png({ palette: true })
    .toBuffer()
}

/** The drawings import style sheets, which a picture file cannot use. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.module.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
}
