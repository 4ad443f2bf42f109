import type { UsualCost } from '@/content/facts/plan-money'
import { planMoney } from '@/words/plan-money'
import { usualTitle } from './money-lines'
import { type Destination, MoneyWhere } from './money-where'
import styles from './money.module.css'

/** Other usual costs of this time, and where their figures are published; a press adds one. */
export function MoneyUsual({
  usual,
  destination,
  onAdd,
}: {
  usual: readonly UsualCost[]
  destination: Destination
  onAdd: (cost: UsualCost) => void
}) {
  return (
    <details className={styles.usual}>
      <summary>{`${planMoney.usual} (${usual.length})`}</summary>
      <ul className="plain-list">
        {usual.map((cost) => (
          <li key={cost.id}>
            <button
              type="button"
              className={`link-button ${styles.target}`}
              onClick={() => onAdd(cost)}
            >
              {planMoney.addUsual(usualTitle(cost))}
            </button>
            <MoneyWhere line={cost} destination={destination} />
          </li>
        ))}
      </ul>
    </details>
  )
}
