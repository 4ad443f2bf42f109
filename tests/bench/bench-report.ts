import { budget } from './budget.ts'
import { kinds, type LighthouseFigures } from './lighthouse-run.ts'
import type { Measured } from './measure.ts'
import { isAddressOfData, patternsOfData } from './page-address.ts'
import { marked, median, table } from './table.ts'

const { goals, goalsOfData } = budget

/** The median of one figure over all runs. */
const middle = ({ runs }: Measured, figure: (run: LighthouseFigures) => number) =>
  median(runs.map(figure))

const lcp = (measured: Measured) => middle(measured, (run) => run.timings.lcp)

/** Goals apply to the pages themselves; the variants they are compared with are never marked. */
const goal = ({ variant }: Measured, text: string, reached: boolean) =>
  marked(text, reached || variant !== 'page')

const label = ({ name, variant }: Measured) => (variant === 'page' ? name : `${name} (${variant})`)

/** A page of data is one whose address contains an id or a search. */
const isOfData = ({ name }: Measured) => patternsOfData.includes(name) || isAddressOfData(name)

const lcpGoal = (measured: Measured) => (isOfData(measured) ? goalsOfData : goals).lcpToStatic

function timingRow(measured: Measured, all: readonly Measured[]): string[] {
  const { address, variant, menu, runs } = measured
  const time = (key: 'fcp' | 'si') => middle(measured, ({ timings }) => timings[key]).toFixed(0)
  const score = (key: keyof LighthouseFigures['scores']) => {
    const value = middle(measured, ({ scores }) => scores[key])
    return goal(measured, value.toFixed(0), value >= goals.score)
  }
  const tbt = middle(measured, ({ timings }) => timings.tbt)
  // Judged as it is shown: the site’s font makes a word of the header a pixel narrower than Roboto does.
  const cls = Number(middle(measured, ({ timings }) => timings.cls).toFixed(3))
  const still = all.find((other) => other.address === address && other.variant === 'static')
  const ratio = variant === 'page' && still ? lcp(measured) / lcp(still) : null
  const empty = all.find((other) => other.address === address && other.variant === 'empty')
  const slowed = median(measured.applied)
  const toEmpty = variant === 'page' && empty ? slowed / median(empty.applied) : null
  const paints = runs.map(({ timings }) => timings.lcp)
  const [low, high] = [Math.min(...paints).toFixed(0), Math.max(...paints).toFixed(0)]
  return [
    label(measured),
    time('fcp'),
    `${lcp(measured).toFixed(0)} (${low}–${high})`,
    ratio === null ? '' : marked(ratio.toFixed(2), ratio <= lcpGoal(measured)),
    slowed.toFixed(0),
    toEmpty === null ? '' : marked(toEmpty.toFixed(2), toEmpty <= goals.lcpToEmpty),
    goal(measured, tbt.toFixed(0), tbt < goals.tbtMs),
    goal(measured, cls.toFixed(3), cls <= goals.cls),
    time('si'),
    ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map(score),
    menu.length > 0 ? median(menu.map(({ firstPaint }) => firstPaint)).toFixed(0) : '',
    menu.length > 0 ? median(menu.map(({ answer }) => answer)).toFixed(0) : '',
  ]
}

function wireRow(measured: Measured): string[] {
  const sizes = kinds.map((kind) => ({ kind, size: middle(measured, ({ wire }) => wire[kind]) }))
  const sum = (list: typeof sizes) => list.reduce((total, { size }) => total + size, 0)
  const all = sum(sizes)
  const total = sum(sizes.filter(({ kind }) => kind !== 'data'))
  const reached = isOfData(measured)
    ? { total: true, all: all <= goalsOfData.allKb }
    : { total: total <= goals.wireKb, all: true }
  const cells = sizes.map(({ kind, size }) =>
    goal(measured, size.toFixed(1), kind !== 'script' || size <= goals.scriptKb),
  )
  return [
    label(measured),
    ...cells,
    goal(measured, total.toFixed(1), reached.total),
    goal(measured, all.toFixed(1), reached.all),
  ]
}

const isShort = ({ length }: { length: number }) => length <= goals.inpMs

/** Prints the median length of each press; false if one is over its limit. */
export function reportPresses(all: readonly { name: string; lengths: readonly number[] }[]) {
  const rows = all.map(({ name, lengths }) => ({ name, length: median(lengths) }))
  console.log('\nFrom a press to the next frame (INP), CPU slowed 4 times, medians\n')
  console.log(
    table(
      ['Press', 'ms'],
      rows.map((row) => [row.name, marked(row.length.toFixed(0), isShort(row))]),
    ),
  )
  return rows.every(isShort)
}

/** Prints the medians of all runs; what misses a goal of `budget.json` is marked. */
export function reportMeasured(all: readonly Measured[]): void {
  const machine = median(all.flatMap(({ runs }) => runs.map((run) => run.machine)))
  console.log(
    `\nLighthouse, phone on slow 4G, medians in ms (LCP with its range); ✗ marks a missed goal. Applied: LCP when the
browser itself slows connection and processor down, not an estimate. Menu: from the first paint to the
open menu, CPU slowed 4 times. Machine index ${machine.toFixed(0)}.\n`,
  )
  const scores = ['Perf', 'A11y', 'Best', 'SEO']
  const menu = ['First paint', 'Menu after']
  console.log(
    table(
      [
        'Page',
        'FCP',
        'LCP',
        '× static',
        'Applied',
        '× empty',
        'TBT',
        'CLS',
        'SI',
        ...scores,
        ...menu,
      ],
      all.map((measured) => timingRow(measured, all)),
    ),
  )
  console.log(
    '\nOver the wire before the first interaction, kB; total: without the API’s data, all: with it\n',
  )
  console.log(table(['Page', ...kinds, 'total', 'all'], all.map(wireRow)))

  for (const { stamp } of all.filter((measured) => measured.stamp.length > 0)) {
    const time = median(stamp)
    const words = marked(time.toFixed(0), time <= goals.stampMs)
    console.log(
      `\nFrom a press on a stamp to its country's heading, CPU slowed 4 times: ${words} ms`,
    )
  }
  for (const measured of all.filter(({ variant }) => variant === 'page')) {
    const failed = new Set(measured.runs.flatMap((run) => run.failed))
    if (failed.size > 0) console.log(`✗ ${label(measured)}: ${[...failed].join(', ')}`)
  }
}
