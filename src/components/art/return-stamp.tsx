import { ink } from './palette'
import { grid } from './shapes'

const line = {
  fill: 'none',
  stroke: ink.laterite,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The slanted bars of an airmail envelope, five in a row. */
function bars(x: number, y: number): string {
  return [0, 90, 180, 270, 360].map((along) => `M${x + along + 8} ${y}h32l-8 12h-32z`).join('')
}

/** A hand with its finger pointing left, in its cuff. */
function PointingHand() {
  return (
    <>
      <path
        {...line}
        d="M96 30H24a11 11 0 0 1 0-22h78q14-10 30-10h16v62h-18q-28 4-44-6q-12-6-10-14"
      />
      <path {...line} d="M70 31q-10 10 4 15h20M74 46q-6 10 10 13h12M102 8q4-14 20-16" />
      <path fill={ink.laterite} d="M154-8h20v74h-20z" />
    </>
  )
}

/**
 * A letter that could not be delivered, stamped with `text` and a pointing hand: the 404 page's
 * picture, 480 × 300. Decorative. Product 2, The 404 page.
 */
export function ReturnToSender({
  text,
  className,
}: {
  text: string
  className?: string | undefined
}) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 480 300"
      width="480"
      height="300"
      className={className}
      aria-hidden="true"
    >
      <path fill={ink.dune} d="M18 26h452v266H18z" />
      <path fill={ink.sand} d="M10 16h452v266H10z" />
      <path fill={ink.laterite} d={bars(14, 16) + bars(14, 270)} />
      <path fill={ink.green} d={bars(59, 16) + bars(59, 270)} />
      <g fill="none" stroke={ink.dune} strokeWidth="4" strokeLinecap="round">
        <path d="M40 58h76M40 72h52M250 196h150M250 216h120M250 236h84" />
      </g>
      <g transform="translate(352 46)">
        <path
          fill={ink.paper}
          d={`M0 0h84v100H0z${grid([-3, 6], [2, 9], [84, 10], [6, 4])}`}
          fillRule="evenodd"
        />
        <path fill={ink.haze} d="M9 9h66v62H9z" />
        <circle cx="56" cy="34" r="14" fill={ink.marigold} />
        <path fill={ink.green} d="M9 56h66v15H9z" />
        <path fill={ink.paper} d="M24 20q24 8 28 30q-14-3-26 2q-8-16-2-32z" />
        <path fill={ink.rust} d="M20 54q20 5 38-1q-4 11-20 11q-14 0-18-10z" />
        <text x="42" y="91" fontSize="18" fontWeight="800" textAnchor="middle" fill={ink.line}>
          404
        </text>
      </g>
      <g fill="none" stroke={ink.line} strokeWidth="3" strokeLinecap="round">
        <circle cx="296" cy="90" r="36" />
        <circle cx="296" cy="90" r="29" strokeWidth="1.5" />
        <path d="M334 72q10-8 20 0t20 0 20 0 20 0M336 90q10-8 20 0t20 0 20 0 18 0M334 108q10-8 20 0t20 0 20 0 20 0M284 96q6-14 18-20q6 10 4 22q-10-4-22-2zM284 104h24" />
      </g>
      <g transform="translate(-6 6) rotate(-6 160 180)">
        <path {...line} strokeWidth="5" d="M40 116h256v132H40z" />
        <path {...line} strokeWidth="2" d="M48 124h240v116H48z" />
        <g transform="translate(72 140) scale(0.9)">
          <PointingHand />
        </g>
        <text
          x="62"
          y="230"
          fontSize="26"
          fontWeight="800"
          textLength="212"
          lengthAdjust="spacingAndGlyphs"
          fill={ink.laterite}
        >
          {text}
        </text>
      </g>
    </svg>
  )
}
