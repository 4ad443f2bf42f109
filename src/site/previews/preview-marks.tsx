import { LogoMark } from '@/components/art/logo'
import { ink } from '@/components/art/palette'
import type { NameLines } from './name-lines'

/** How far below the top of a line its baseline is: a part of the font size. */
const BASELINE = 0.8

/** Lines of text as outlines, from the top left corner down. */
export function Lettered({ size, lines, lineHeight }: NameLines) {
  return lines.map(({ runs }, row) =>
    runs.map(({ x, glyphs, unitsPerEm }) => (
      <g
        key={`${row} ${x}`}
        transform={`translate(${x * size} ${(BASELINE + row * lineHeight) * size}) scale(${size / unitsPerEm} ${-size / unitsPerEm})`}
      >
        {glyphs.map((glyph) => (
          <path
            key={`${glyph.x} ${glyph.y}`}
            transform={`translate(${glyph.x} ${glyph.y})`}
            d={glyph.outline}
          />
        ))}
      </g>
    )),
  )
}

/** A cancellation mark around (0, 0): two rings with the site's sail, and waves to the right. */
export function Postmark() {
  return (
    <g opacity=".82">
      <circle r="70" fill={ink.paper} opacity=".55" />
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        <circle r="72" />
        <circle r="58" strokeWidth="2.5" />
        {[-36, -12, 12, 36].map((y) => (
          <path key={y} d={`M84 ${y}q14-12 28 0t28 0 28 0 28 0 28 0`} />
        ))}
      </g>
      <g transform="translate(-35 -38)">
        <LogoMark size={70} accent="currentColor" />
      </g>
    </g>
  )
}
