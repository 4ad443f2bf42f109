import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type * as seoPreview from './seo-preview.tsx'
import { preview } from './seo-texts.ts'
import { loadSharp } from './load-sharp.ts'

/** The background of the logo in public/favicon.svg. */
const background = '#0b3b3c'

/**
 * The logo of public/favicon.svg as a PNG of `size` pixels. `filled` is for phones that cut icons to their own
 * shape: the background reaches the edge, and the logo itself takes a `share` of the size.
 */
export async function icon(
  root: string,
  size: number,
  filled?: { share: number },
): Promise<Buffer> {
  const sharp = await loadSharp()
  const inner = Math.round(size * (filled?.share ?? 1))
  const start = Math.floor((size - inner) / 2)
  const end = size - inner - start
  const picture = sharp(join(root, 'public/favicon.svg'), { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .extend({ top: start, left: start, bottom: end, right: end, background })
  return (filled ? picture.flatten({ background }) : picture).png({ palette: true }).toBuffer()
}

/** The picture of link previews as a PNG, drawn from the site's own illustrations. */
export async function previewPicture(root: string, name: string, tagline = ''): Promise<Buffer> {
  const { module } = await runnerImport<typeof seoPreview>(join(root, 'src/site/seo-preview.tsx'), {
    root,
    configFile: false,
    resolve: { alias: { '@': join(root, 'src') } },
    plugins: [noStyles],
  })
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
