import { adminUsers } from '@/words/admin-users'
import { formatCount } from '@/lib/text/format'
import styles from './history.module.css'
import { niceTop } from './nice-top'
import { type History, type Stretch, sumOf } from './statistics'

const { dashboard: words } = adminUsers

/** Widths in the drawing's own units; the page stretches the drawing to the available width. */
const GROUP = 10
const BAR = 3.4
/** Between the two bars of a stretch. */
const GAP = 0.4
const SIDE = (GROUP - 2 * BAR - GAP) / 2
const LABELS = 6

/** Two bars for each stretch of time. The table shows the same numbers as text. */
export function HistoryChart({ stretches }: History) {
  const top = niceTop(Math.max(...stretches.flatMap((each) => [each.signUps, each.subscriptions])))
  const every = Math.ceil(stretches.length / LABELS)
  const label = words.chartLabel(
    stretches[0]?.label ?? '',
    stretches.at(-1)?.label ?? '',
    formatCount(sumOf(stretches, 'signUps')),
    formatCount(sumOf(stretches, 'subscriptions')),
  )
  return (
    <div className={styles.chart}>
      <p className={styles.legend} aria-hidden="true">
        <span data-key="sign-ups">{words.signUps}</span>
        <span data-key="subscriptions">{words.subscriptions}</span>
      </p>
      <div className={styles.scale} aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{formatCount(value)}</span>
        ))}
      </div>
      <Drawing stretches={stretches} top={top} label={label} />
      <div className={styles.times} aria-hidden="true">
        {stretches.map(({ label: time }, index) => (
          <Time key={time} label={time} fromLast={stretches.length - 1 - index} every={every} />
        ))}
      </div>
    </div>
  )
}

/** Only some stretches get a label; narrow screens leave out every other label. */
function Time({ label, fromLast, every }: { label: string; fromLast: number; every: number }) {
  const spare = fromLast % (2 * every) !== 0
  return <span data-spare={spare || undefined}>{fromLast % every === 0 && label}</span>
}

type DrawingProps = { stretches: readonly Stretch[]; top: number; label: string }

function Drawing({ stretches, top, label }: DrawingProps) {
  const width = stretches.length * GROUP
  return (
    <svg
      viewBox={`0 0 ${width} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={styles.drawing}
    >
      {[0, 50, 100].map((y) => (
        <path key={y} d={`M0 ${y}h${width}`} className={styles.grid} />
      ))}
      {stretches.map((stretch, index) => (
        <g key={stretch.label}>
          <title>{`${stretch.label}: ${words.signUps} ${formatCount(stretch.signUps)}, ${words.subscriptions} ${formatCount(stretch.subscriptions)}`}</title>
          {/* Makes the tooltip appear over the whole stretch. */}
          <rect x={index * GROUP} width={GROUP} height="100" fill="transparent" />
          <Bar x={index * GROUP + SIDE} share={stretch.signUps / top} className={styles.signUps} />
          <Bar
            x={index * GROUP + SIDE + BAR + GAP}
            share={stretch.subscriptions / top}
            className={styles.subscriptions}
          />
        </g>
      ))}
    </svg>
  )
}

function Bar({ x, share, className }: { x: number; share: number; className: string | undefined }) {
  const height = share * 100
  return <rect x={x} y={100 - height} width={BAR} height={height} className={className} />
}
