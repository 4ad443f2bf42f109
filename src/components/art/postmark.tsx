import styles from './stamp.module.css'

/** The width of a line in the band, and the mean width of a capital as a part of the font size. */
const room = 142
const capital = 0.6

const sheet = {
  viewBox: '0 0 160 120',
  className: styles.postmark,
  'aria-hidden': true,
} as const

/** One line or two, broken at the space nearest the middle. */
function linesOf(text: string): string[] {
  const words = text.trim().split(/\s+/)
  if (words.length < 2 || text.length < 10) return [words.join(' ')]
  const breaks = words.slice(1).map((_, index) => words.slice(0, index + 1).join(' ').length)
  const middle = text.length / 2
  const nearest = breaks.reduce(
    (best, length, index) =>
      Math.abs(length - middle) < Math.abs((breaks[best] ?? 0) - middle) ? index : best,
    0,
  )
  return [words.slice(0, nearest + 1).join(' '), words.slice(nearest + 1).join(' ')]
}

/**
 * A cancellation mark, 160 × 120: two rings, wavy lines and a band with the text; a long text takes two
 * lines, then a smaller font, and never leaves the band. `date` is above the band. Decorative: the caller
 * names the country elsewhere. With an `id` it can be shown again by `PostmarkAgain`.
 */
export function Postmark({ text, date, id }: { text: string; date?: string; id?: string }) {
  const lines = linesOf(text)
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.min(24, room / (longest * capital))
  const half = lines.length === 1 ? 18 : Math.min(25, size + 6)
  return (
    <svg {...sheet}>
      <g id={id}>
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
          <circle cx="80" cy="60" r="57" />
          <circle cx="80" cy="60" r="51" strokeWidth="1" />
          <path d="M124 18q5-5 10 0t10 0 10 0M131 28q5-5 10 0t10 0 7 0M124 102q5-5 10 0t10 0 10 0M131 92q5-5 10 0t10 0 7 0M6 18q5-5 10 0t10 0 10 0M2 28q5-5 10 0t10 0 7 0M6 102q5-5 10 0t10 0 10 0M2 92q5-5 10 0t10 0 7 0" />
          <path fill="var(--postmark-band, #f7f0e1)" d={`M3 ${60 - half}h154v${2 * half}H3z`} />
        </g>
        <g fill="currentColor" textAnchor="middle" fontWeight="800">
          {date ? (
            <text x="80" y={60 - half - 6} fontSize="9.5">
              {date}
            </text>
          ) : (
            <path d={`M71 ${60 - half - 6}q-1-12 3-20 12 6 17 18-10-3-20 2z`} />
          )}
          <path
            d={`M80 ${60 + half + 6}l3 6 6 .6-4.6 4.3 1.3 6.1-5.7-3.2-5.7 3.2 1.3-6.1-4.6-4.3 6-.6z`}
          />
          {lines.map((line, index) => (
            <text
              key={line}
              x="80"
              y={60 + size * 0.35 + (index - (lines.length - 1) / 2) * (size + 1)}
              fontSize={size}
              textLength={line.length * capital * size > room * 0.8 ? room : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {line.toUpperCase()}
            </text>
          ))}
        </g>
      </g>
    </svg>
  )
}

/** Shows a postmark that is already on the page, by its id: a sheet of stamps then contains its drawing only once. */
export function PostmarkAgain({ of }: { of: string }) {
  return (
    <svg {...sheet}>
      <use href={`#${of}`} />
    </svg>
  )
}
