import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { papersFor } from '@/content/facts/papers'
import { knownCountry } from '@/content/facts/known-country'
import type { Purpose } from '@/content/facts/purposes'
import { countryGuide } from '@/words/country-guide'
import { planLink } from '@/words/plan-link'
import { paperWords } from '@/words/papers'
import { paths } from '@/lib/navigation/paths'
import styles from './papers-form.module.css'

type Props = { purpose: Purpose; country: { _id: string; name: string } }

/**
 * The papers that are usually asked for, to be ticked, and the way into a plan with them. A plain form
 * of the browser's, so that it leads there without code too. Product 10, Country guide.
 */
export function PapersForm({ purpose, country: { _id, name } }: Props) {
  const navigate = useNavigate()
  const ids = papersFor(purpose, knownCountry(name))

  function take(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const papers = new FormData(event.currentTarget).getAll('papers').map(String)
    void navigate(paths.plan.href({ purpose, country: _id, papers }))
  }

  return (
    <form action={paths.plan.path} onSubmit={take} className={styles.papers}>
      <input type="hidden" name="for" value={purpose} />
      <input type="hidden" name="where" value={_id} />
      <details>
        <summary>{countryGuide.papers(ids.length)}</summary>
        <p className="quiet small">{countryGuide.papersHint}</p>
        <ul className={`plain-list ${styles.list}`}>
          {ids.map((id) => (
            <li key={id}>
              <input
                type="checkbox"
                id={`${purpose}-${id}`}
                name="papers"
                value={id}
                aria-describedby={`${purpose}-${id}-text`}
              />
              <label htmlFor={`${purpose}-${id}`}>{paperWords[id].title}</label>
              <p id={`${purpose}-${id}-text`}>{paperWords[id].text}</p>
            </li>
          ))}
        </ul>
      </details>
      <button type="submit" className="button button-plain">
        {planLink[purpose]}
      </button>
    </form>
  )
}
