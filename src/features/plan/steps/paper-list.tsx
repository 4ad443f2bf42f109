import check from '@/components/form/check.module.css'
import { knownCountry } from '@/content/facts/known-country'
import { papersFor } from '@/content/facts/papers'
import { paperWords } from '@/words/papers'
import { plan as words } from '@/words/plan'
import { withPaper } from '@/features/plan/schedule/change-steps'
import type { Plan } from '@/features/plan/stored/schema'
import { plans } from '@/features/plan/stored/store'
import styles from './paper-list.module.css'

/** The papers that are usually asked for, each to tick when it is ready. */
export function PaperList({ plan }: { plan: Plan }) {
  const ids = papersFor(plan.purpose, knownCountry(plan.country?.name ?? ''))
  const ready = new Set(plan.papers)
  const count = ids.filter((id) => ready.has(id)).length
  return (
    <section aria-labelledby="plan-papers">
      <h3 id="plan-papers">{words.papers.heading}</h3>
      <p className="quiet">{words.papers.intro}</p>
      <p role="status" className="quiet">
        {words.papers.ready(count, ids.length)}
      </p>
      <ul className={`plain-list ${styles.list}`}>
        {ids.map((id) => (
          <li key={id}>
            <p className={check.check}>
              <input
                type="checkbox"
                id={`paper-${id}`}
                checked={ready.has(id)}
                aria-describedby={`paper-${id}-text`}
                onChange={({ target }) =>
                  plans.change(plan.id, (before) => withPaper(before, id, target.checked))
                }
              />
              <label htmlFor={`paper-${id}`}>{paperWords[id].title}</label>
            </p>
            <p id={`paper-${id}-text`} className="quiet small">
              {paperWords[id].text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
