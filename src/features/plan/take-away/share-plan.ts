import * as v from 'valibot'
import { fromBase64Url, toBase64Url } from '@/lib/text/base64-url'
import { withoutDirectionMarks } from '@/lib/text/direction-marks'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import { planStepWords } from '@/words/plan-steps'
import { countryWithin } from '@/features/plan/answers/new-plan'
import { costOf } from '@/features/plan/money/money-lines'
import { isPlanLink } from '@/features/plan/stored/plan-links'
import {
  type MoneyLine,
  moneyGroups,
  type Plan,
  planSchema,
  type StepState,
} from '@/features/plan/stored/schema'

const VERSION = '1'
/** Longer than any plan within its limits. */
const LONGEST = 500_000

/** Placeholders, replaced by new values when the reader stores the plan. */
const NOBODYS = { id: 'shared000000', createdAt: '', changedAt: '' }

const states: readonly (StepState | undefined)[] = [undefined, 'done', 'skipped']

const idsIn = (steps: Plan['steps'], state: StepState) =>
  Object.keys(steps).filter((id) => steps[id]?.state === state)

const lineCells = (line: MoneyLine) => [
  line.id,
  moneyGroups.indexOf(line.group),
  line.to === 'us' ? 1 : 0,
  line.title,
  line.amount,
  line.currency,
  line.rate,
  line.due && ('step' in line.due ? line.due.step : [line.due.day]),
  line.paid ? 1 : 0,
]

/**
 * The link to a plan: all of it is in the fragment, which no browser sends to a server. Without
 * notes, and without the money sheet unless `withMoney`. `origin` is the site's. Product 10, Plans.
 */
export function planLink(plan: Plan, origin: string, withMoney: boolean): string {
  const { purpose, country, by, name, steps, own, papers, money } = plan
  const cells = [
    purpose,
    country && [country.id, country.name],
    by,
    name,
    idsIn(steps, 'done'),
    idsIn(steps, 'skipped'),
    own.map(({ id, title, day, state }) => [id, title, day, states.indexOf(state)]),
    papers,
    withMoney ? money.map(lineCells) : [],
  ]
  return `${origin}${addressOf(paths.plan.href())}#plan=${VERSION}.${toBase64Url(JSON.stringify(cells))}`
}

/** No digits and no address: a country's name comes from whoever wrote the link, and is part of a heading. */
const COUNTRY = /^[\p{L}\p{M}\p{Cf} .,'’()&/-]+$/u

const text = v.pipe(v.string(), v.transform(withoutDirectionMarks))
const ids = v.array(v.string())
/** Never the id of a usual step: a tick could not tell the two apart. */
const ownId = v.pipe(
  v.string(),
  v.check((id) => !planStepWords[id]),
)

/** The cells as they are in the link; the plan's own schema checks their values. */
const cellsSchema = v.tuple([
  v.string(),
  v.nullable(v.tuple([v.string(), text])),
  v.string(),
  text,
  ids,
  ids,
  v.array(v.tuple([ownId, text, v.string(), v.picklist([0, 1, 2])])),
  ids,
  v.array(
    v.tuple([
      v.string(),
      v.picklist([0, 1, 2, 3]),
      v.picklist([0, 1]),
      text,
      v.nullable(v.number()),
      v.string(),
      v.nullable(v.number()),
      v.nullable(v.union([v.string(), v.tuple([v.string()])])),
      v.picklist([0, 1]),
    ]),
  ),
])

type Cells = v.InferOutput<typeof cellsSchema>

/** Of all cells with the same id, only the first. */
function firstOfEach<T extends readonly [id: string, ...unknown[]]>(list: readonly T[]): T[] {
  const known = new Set<string>()
  return list.filter(([id]) => !known.has(id) && known.add(id))
}

/**
 * Anybody can write a link: what a usual cost is called, who gets it, and the amount of what is paid to us, are not
 * read from it. An own line is never paid to us.
 */
function lineOf([id, group, , title, amount, currency, rate, due, paid]: Cells[8][number]) {
  const cost = costOf({ id })
  const isOurs = cost?.to === 'us'
  return {
    id,
    group: moneyGroups[group],
    to: isOurs ? 'us' : 'others',
    title: cost ? '' : title,
    amount: isOurs ? (cost.rupees ?? null) : amount,
    currency: isOurs ? 'INR' : currency,
    rate: isOurs ? null : rate,
    due: due && (typeof due === 'string' ? { step: due } : { day: due[0] }),
    paid: paid === 1,
  }
}

function planOf([purpose, country, by, name, done, skipped, own, papers, money]: Cells) {
  return {
    ...NOBODYS,
    purpose,
    country:
      country && COUNTRY.test(country[1])
        ? countryWithin({ id: country[0], name: country[1] })
        : null,
    by,
    name,
    steps: Object.fromEntries([
      ...skipped.map((id) => [id, { state: 'skipped' }]),
      ...done.map((id) => [id, { state: 'done' }]),
    ]),
    own: firstOfEach(own).map(([id, title, day, state]) => ({
      id,
      title,
      day,
      state: states[state],
    })),
    papers: [...new Set(papers)],
    money: firstOfEach(money).map(lineOf),
  }
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json)
  } catch {
    return null
  }
}

/** A plan that came in a link, or why it cannot be read: it is broken, or of a newer version. */
type ReadShared = { plan: Plan } | { problem: 'broken' | 'newer' }

/**
 * Reads the fragment of a link ("#plan=…"); null if it contains no plan. The plan's id and times are
 * placeholders: storing it gives it new ones. Never throws. Product 10, Plans.
 */
export function readSharedPlan(fragment: string): ReadShared | null {
  if (!isPlanLink(fragment)) return null
  // Whatever a chat app or a sentence adds behind a link is cut off.
  const [version = '', coded = ''] = fragment.replace(/^.*?(?:=|%3D)/i, '').split(/[^\w-]/)
  if (/^\d+$/.test(version) && version !== VERSION) return { problem: 'newer' }
  if (version !== VERSION || coded.length > LONGEST) return { problem: 'broken' }
  const cells = v.safeParse(cellsSchema, parsed(fromBase64Url(coded)))
  const plan = cells.success ? v.safeParse(planSchema, planOf(cells.output)) : undefined
  return plan?.success ? { plan: plan.output } : { problem: 'broken' }
}
