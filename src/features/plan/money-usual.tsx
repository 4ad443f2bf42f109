import type { usualCosts } from '@/content/facts/plan-money'
import { costWords } from '@/words/plan-costs'
import { planMoney } from '@/words/plan-money'
import { MoneyWhere } from './money-where'
import styles from './money.module.css'

type UsualCost = (typeof usualCosts)[number]

/** What is usually paid at this time too, and where its figure is published; a press adds it. */
export function MoneyUsual({
  usual,
  visaUrl,
  onAdd,
}: {
  usual: readonly UsualCost[]
  visaUrl: string | undefined
  onAdd: (cost: UsualCost) => void
}) {
  return (
    <details className={styles.usual}>
      <summary>
        {planMoney.usual} ({usual.length})
      </summary>
      <ul className="plain-list">
        {usual.map((cost) => (
          <li key={cost.id}>
            <button
              type="button"
              className={`link-button ${styles.target}`}
              onClick={() => onAdd(cost)}
            >
              {planMoney.addUsual(costWords[cost.id]?.title ?? cost.id)}
            </button>
            <MoneyWhere line={cost} visaUrl={visaUrl} />
          </li>
        ))}
      </ul>
    </details>
  )
}
