import { useCallback, useMemo, useState } from 'react'
import { planLimits } from '@/content/facts/plan-limits'
import { planMoney } from '@/words/plan-money'
import { countryOf, type DatedStep } from '@/features/plan/schedule/schedule'
import type { Day, MoneyLine, Plan } from '@/features/plan/stored/schema'
import { plans } from '@/features/plan/stored/store'
import {
  lineName,
  usualLeft,
  usualLine,
  withChange,
  withLine,
  withLineBack,
  withoutLine,
} from './money-lines'
import { sumOf } from './money-totals'
import { sumText } from './money-words'

/** The line whose editor is open, and the field that takes the focus when it opens. */
type Open = { id: string; at: 'title' | 'to' | 'group' }

/** Where a line is moved to: to another payee, or to another group. */
type Move = Pick<MoneyLine, 'to'> | Pick<MoneyLine, 'group'>

const CLOSED: Open = { id: '', at: 'title' }

const notPaid = (plan: Plan) => plan.money.filter(({ paid }) => !paid)

const totalsText = (plan: Plan) =>
  planMoney.totals.said(sumText(sumOf(plan.money)), sumText(sumOf(notPaid(plan))))

/** The state and actions of a plan's money sheet; `change`, `say` and `toggle` are stable functions. */
export function useMoney(plan: Plan, steps: readonly DatedStep[], today: Day) {
  const { id, purpose } = plan
  const country = countryOf(plan)
  const visaUrl = steps.find((step) => step.id === 'visa')?.url
  const usual = usualLeft(plan)
  const needed = usual.filter(({ optional }) => !optional)
  const destination = useMemo(() => ({ purpose, country, visaUrl }), [purpose, country, visaUrl])
  const [open, setOpen] = useState(CLOSED)
  const [arrived, setArrived] = useState('')
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<{ line: MoneyLine; place: number }>()

  const change = useCallback(
    (line: string, changes: Partial<MoneyLine>) =>
      void plans.change(id, (before) => withChange(before, line, changes)),
    [id],
  )
  const say = useCallback(() => {
    const now = plans.get().find((each) => each.id === id)
    if (now) setSaid(totalsText(now))
  }, [id])
  const toggle = useCallback(
    (line: string) => setOpen(({ id: now }) => (now === line ? CLOSED : { ...CLOSED, id: line })),
    [],
  )

  function add(...lines: readonly MoneyLine[]): boolean {
    if (plan.money.length + lines.length > planLimits.moneyLines) {
      setSaid(planMoney.full)
      return false
    }
    if (!plans.change(id, (before) => lines.reduce(withLine, before))) return false
    setRemoved(undefined)
    const [first] = lines
    setArrived(first?.id ?? '')
    setSaid(
      lines.length === 1 && first
        ? planMoney.added(lineName(first))
        : planMoney.addedAll(lines.length),
    )
    return true
  }

  return {
    today,
    steps,
    destination,
    usual,
    /** How many usual lines `addUsual` adds. */
    needed: needed.length,
    isFull: plan.money.length >= planLimits.moneyLines,
    open,
    arrived,
    said,
    removed,
    change,
    say,
    toggle,
    /** Adds one usual line; the focus moves to its amount. */
    add: (line: MoneyLine) => void add(line),
    addUsual: () => void add(...needed.map((cost) => usualLine(cost, steps))),
    /** Adds a line of the reader's own; the focus moves to its name. */
    addOwn: (line: MoneyLine) => {
      if (add(line)) {
        setArrived('')
        setOpen({ ...CLOSED, id: line.id })
      }
    },
    /** Moves the line: it mounts anew in another list, and the field that moved it keeps the focus. */
    move: (line: MoneyLine, to: Move) => {
      const isTo = 'to' in to
      if (!plans.change(id, (before) => withChange(before, line.id, to))) return
      setArrived('')
      setOpen({ id: line.id, at: isTo ? 'to' : 'group' })
      const place = isTo ? planMoney.to[to.to] : planMoney.groups(purpose)[to.group]
      setSaid(planMoney.moved(lineName(line), place))
    },
    remove: (line: MoneyLine) => {
      setRemoved({ line, place: plan.money.findIndex((each) => each.id === line.id) })
      plans.change(id, (before) => withoutLine(before, line.id))
      setOpen(CLOSED)
    },
    putBack: () => {
      if (!removed) return
      plans.change(id, (before) => withLineBack(before, removed.line, removed.place))
      setArrived(removed.line.id)
      setRemoved(undefined)
      say()
    },
  }
}

/** A money sheet as its parts get it: what is open or said, and what can be done. */
export type Sheet = ReturnType<typeof useMoney>
