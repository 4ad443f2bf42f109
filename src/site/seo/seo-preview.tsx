import { renderToStaticMarkup } from 'react-dom/server'
import { LogoMark } from '@/components/art/logo'
import { ink } from '@/components/art/palette'
import { Voyage } from '@/components/art/voyage'
import { nameLines } from '@/site/previews/name-lines'
import { Lettered } from '@/site/previews/preview-marks'
import { lettering } from './seo-lettering'

type Lettering = Awaited<ReturnType<typeof lettering>>

// A picture file cannot use Voyage's own style sheet.
const routes = `mask path{fill:none;stroke:#fff;stroke-width:10}
[mask]{fill:none;stroke:${ink.laterite};stroke-width:4;stroke-dasharray:9 10;stroke-linecap:round}`

/** The room for the tagline, below the name. */
const LINE_ROOM = { width: 284, height: 186, sizes: [40, 37, 34, 31, 28], most: 5 }

/**
 * The picture of link previews as SVG, 1200 × 630: logo and name beside the landing picture. The name has one word
 * per line, as large as the longest word allows; below it is the `tagline`, for readers of another script than the
 * name's.
 */
export async function previewSvg(name: string, tagline = ''): Promise<string> {
  const words = name.split(' ')
  const lines = await Promise.all(words.map((word) => lettering(word, 800)))
  const size = Math.min(74, ...lines.map(({ width, unitsPerEm }) => (272 * unitsPerEm) / width))
  const below = await nameLines(tagline, LINE_ROOM)
  const foot = below ? 366 : 570
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <style>{routes}</style>
      <path fill={ink.deep} d="M0 0h1200v630H0z" />
      <g transform="translate(360 0) scale(1.3125)">
        <Voyage />
      </g>
      <g color={ink.paper} transform="translate(44 64)">
        <LogoMark size={148} accent={ink.marigold} />
      </g>
      <g fill={ink.paper}>
        {lines.map((line, index) => (
          <g
            key={words[index]}
            transform={`translate(44 ${foot - size * (lines.length - 1 - index)})`}
          >
            <Line line={line} size={size} />
          </g>
        ))}
      </g>
      {below && (
        <g fill={ink.marigold} transform="translate(44 396)">
          <Lettered {...below} />
        </g>
      )}
    </svg>,
  )
}

function Line({ line, size }: { line: Lettering; size: number }) {
  const scale = size / line.unitsPerEm
  return (
    <g transform={`scale(${scale} ${-scale})`}>
      {line.glyphs.map(({ x, outline }) => (
        <path key={x} transform={`translate(${x})`} d={outline} />
      ))}
    </g>
  )
}
