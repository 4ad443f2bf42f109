import { ink } from '@/components/art/palette'
import { perforated } from './preview-frame'
import { Postmark } from './preview-marks'
import { type Card, PAPER, SHADOW, Texts } from './preview-texts'

const RIM = 44
const STAMP = { width: 1092, height: 546 }
const STAMP_PICTURE = 562
/** The width of the name's room in pixels. */
export const STAMP_TEXT = 400

/** A postage stamp that fills a preview picture, cancelled at its corner. */
export function PreviewStamp({ name, site, picture }: Card) {
  const height = STAMP.height - 2 * RIM
  const width = name ? STAMP_PICTURE : STAMP.width - 2 * RIM
  const outline = perforated(STAMP, 39, 11)
  return (
    <>
      <path fill={ink.deep} d="M0 0h1200v630H0z" />
      <path
        fill="none"
        stroke={ink.marigold}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="9 14"
        opacity=".7"
        d="M-20 520Q240 640 620 612T1220 470M-10 120Q300-40 700 22T1210 180"
      />
      <g transform="rotate(-2 600 315) translate(54 42)">
        <path fill={SHADOW} transform="translate(5 9)" d={outline} />
        <path fill={PAPER} d={outline} />
        <svg x={RIM} y={RIM} width={width} height={height}>
          {picture({ width, height })}
        </svg>
        {name && (
          <g transform={`translate(${RIM + width + 40} ${RIM})`}>
            <Texts name={name} site={site} height={height} />
          </g>
        )}
        <clipPath id="stamp">
          <path d={outline} />
        </clipPath>
        <g clipPath="url(#stamp)">
          <g transform={`translate(${name ? 968 : 930} 74) rotate(-8)`} color={ink.deep}>
            <Postmark />
          </g>
        </g>
      </g>
    </>
  )
}
