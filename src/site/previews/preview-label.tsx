import { ink } from '@/components/art/palette'
import { labelOutline } from './preview-frame'
import { type Card, PAPER, SHADOW, Texts } from './preview-texts'

const LABEL = { width: 1080, height: 500 }
const LABEL_CUT = 116
const LABEL_LEFT = 160
const LABEL_PICTURE = 470
/** The width of the name's room in pixels. */
export const LABEL_TEXT = 382
const LABEL_RIM = 36

/** A luggage label on its string that fills a preview picture. */
export function PreviewLabel({ name, site, picture }: Card) {
  const height = LABEL.height - 2 * LABEL_RIM
  const width = name ? LABEL_PICTURE : LABEL.width - LABEL_LEFT - LABEL_RIM
  const outline = labelOutline(LABEL, LABEL_CUT, 22)
  const x = LABEL_CUT * 0.75
  const y = LABEL.height / 2
  return (
    <>
      <path fill={ink.green} d="M0 0h1200v630H0z" />
      <path fill={ink.deep} opacity=".35" d="M0 470q300-120 640-40t560-60v260H0z" />
      <g transform="rotate(2 600 315) translate(78 65)">
        <path fill={SHADOW} fillRule="evenodd" transform="translate(5 9)" d={outline} />
        <path fill={PAPER} fillRule="evenodd" d={outline} />
        <circle cx={x} cy={y} r="27" fill="none" stroke={ink.laterite} strokeWidth="13" />
        <path
          fill="none"
          stroke={ink.sand}
          strokeWidth="7"
          strokeLinecap="round"
          d={`M${x} ${y}C40 190-10 210-60 120S-60-60-140-90M${x} ${y}C30 270-40 270-90 200S-120 40-160 20`}
        />
        <svg x={LABEL_LEFT} y={LABEL_RIM} width={width} height={height}>
          {picture({ width, height })}
        </svg>
        {name && (
          <g transform={`translate(${LABEL_LEFT + width + 32} ${LABEL_RIM})`}>
            <Texts name={name} site={site} height={height} />
          </g>
        )}
      </g>
    </>
  )
}
