import { planMoney } from '@/words/plan-money'
import { newId } from '@/lib/text/new-id'
import type { MoneyLine, Plan } from '@/features/plan/stored/schema'
import { UndoNote } from '@/features/plan/stored/undo-note'
import { MoneyEditor } from './money-editor'
import { blankLine, usualLine } from './money-lines'
import { LineName, MoneyRow } from './money-row'
import { dueDay, sumOf } from './money-totals'
import { MoneyUsual } from './money-usual'
import { MoneySum } from './money-sum'
import type { Sheet } from './use-money'
import styles from './money.module.css'

const { to: toWords, groups, ...words } = planMoney

/** The lines of one group: paid to the company, paid to others, and other usual costs to add. */
export function MoneyGroup({
  plan,
  group,
  sheet,
}: {
  plan: Plan
  group: MoneyLine['group']
  sheet: Sheet
}) {
  const title = groups(plan.purpose)[group]
  const lines = plan.money.filter((line) => line.group === group)
  const usual = sheet.usual.filter((cost) => cost.group === group)
  return (
    <section className={styles.group} aria-labelledby={`money-${group}`}>
      <h4 id={`money-${group}`}>{title}</h4>
      {(['others', 'us'] as const).map((to) => (
        <MoneyList
          key={to}
          heading={toWords[to]}
          plan={plan}
          lines={lines.filter((line) => line.to === to)}
          sheet={sheet}
        />
      ))}
      {sheet.removed?.line.group === group && (
        <UndoNote
          key={sheet.removed.line.id}
          text={<LineName line={sheet.removed.line} within={words.line.removed} />}
          onUndo={sheet.putBack}
        />
      )}
      {usual.length > 0 && (
        <MoneyUsual
          usual={usual}
          destination={sheet.destination}
          onAdd={(cost) => sheet.add(usualLine(cost, sheet.steps))}
        />
      )}
      <button
        type="button"
        className={`link-button ${styles.target}`}
        onClick={() => sheet.addOwn(blankLine(newId(), group))}
      >
        {words.add}
        <span className="visually-hidden">{` (${title})`}</span>
      </button>
    </section>
  )
}

function MoneyList({
  heading,
  plan,
  lines,
  sheet,
}: {
  heading: string
  plan: Plan
  lines: readonly MoneyLine[]
  sheet: Sheet
}) {
  if (lines.length === 0) return null
  return (
    <>
      <h5 className={styles.to}>
        {heading} <MoneySum sum={sumOf(lines)} />
      </h5>
      <ul className="plain-list">
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <MoneyRow
              line={line}
              due={dueDay(line, sheet.steps, plan)}
              destination={sheet.destination}
              isNew={line.id === sheet.arrived}
              isOpen={line.id === sheet.open.id}
              onChange={sheet.change}
              onDone={sheet.say}
              onToggle={sheet.toggle}
            />
            {line.id === sheet.open.id && (
              <MoneyEditor
                line={line}
                steps={sheet.steps}
                purpose={plan.purpose}
                today={sheet.today}
                at={sheet.open.at}
                onChange={sheet.change}
                onMove={sheet.move}
                onDone={sheet.say}
                onRemove={sheet.remove}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
