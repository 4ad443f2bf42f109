import { renderToStaticMarkup } from 'react-dom/server'
import { CountryScene } from '@/components/art/country-scene'
import { JobScene } from '@/components/art/job-scene'
import { company } from '@/content/facts/company'
import { nameLines, type Room } from './name-lines'
import type { Sheet } from './preview-frame'
import { LABEL_TEXT, PreviewLabel } from './preview-label'
import { photoFill } from './preview-photo'
import { PreviewStamp, STAMP_TEXT } from './preview-stamp'

/**
 * What the picture shows. `photo` holds the bytes of a WebP or JPEG file; `title` is the name to write, in the
 * page's language.
 */
type PreviewSubject = {
  kind: 'country' | 'category'
  name: string
  title?: string
  photo?: Buffer
}

const SIZES = [96, 86, 78, 70, 62, 54, 48]
const NAME_HEIGHT = 275
const SITE_ROOM: Room = { width: 220, height: 36, sizes: [30, 27, 24, 20] }

/**
 * The preview picture of a country (its stamp) or a category (its luggage label) as SVG, 1200 × 630, with its name
 * and the site's. Without a name that can be written, the picture is larger; without a photo that can be read, it
 * is a drawing. Product 10, Motif.
 */
export async function previewCardSvg({
  kind,
  name,
  title = name,
  photo,
}: PreviewSubject): Promise<string> {
  const isStamp = kind === 'country'
  const width = isStamp ? STAMP_TEXT : LABEL_TEXT
  const [lines, site, fill] = await Promise.all([
    nameLines(title, { width, height: NAME_HEIGHT, sizes: SIZES }),
    nameLines(company.shortName, SITE_ROOM),
    photo && photoFill(photo),
  ])
  const Scene = isStamp ? CountryScene : JobScene
  const picture = (size: Sheet) =>
    fill ? (
      <image href={fill} {...size} preserveAspectRatio="xMidYMid slice" />
    ) : (
      <Scene name={name} {...size} />
    )
  const card = { name: lines, site, picture }
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      {isStamp ? <PreviewStamp {...card} /> : <PreviewLabel {...card} />}
    </svg>,
  )
}
