import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { papersFor } from '@/content/facts/papers'
import { knownCountry } from '@/content/facts/known-country'
import type { Purpose } from '@/content/facts/purposes'
import { countryGuide } from '@/words/country-guide'
import { planLink } from '@/words/plan-link'
import { paperWords } from '@/words/papers'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import styles from './papers-list.module.css'

type Props = { purpose: Purpose; country: { _id: string; name: string } }

/**
 * The papers that are usually required, with checkboxes, and a button to make a plan with them; without
 * JavaScript, a list and a link. Not a form: the page's only form is the enquiry. Product 10, Country guide.
 */
export function PapersList({ purpose, country: { _id, name } }: Props) {
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const ids = papersFor(purpose, knownCountry(name))

  function take() {
    // What was ticked before the code loaded counts too.
    const ticked = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    const papers = [...ticked].map(({ value }) => value)
    void navigate(paths.plan.href({ purpose, country: _id, papers }))
  }

  return (
    <div className={styles.papers}>
      <details>
        <summary>{countryGuide.papers(ids.length)}</summary>
        <p className="quiet small needs-script">{countryGuide.papersHint}</p>
        <ul ref={list} className={`plain-list ${styles.list}`}>
          {ids.map((id) => (
            <li key={id}>
              <input
                type="checkbox"
                id={`${purpose}-${id}`}
                value={id}
                className="needs-script"
                aria-describedby={`${purpose}-${id}-text`}
              />
              <label htmlFor={`${purpose}-${id}`}>{paperWords[id].title}</label>
              <p id={`${purpose}-${id}-text`}>{paperWords[id].text}</p>
            </li>
          ))}
        </ul>
      </details>
      <button type="button" className="button button-plain needs-script" onClick={take}>
        {planLink[purpose]}
      </button>
      <noscript>
        {import.meta.env.SSR && (
          <a href={addressOf(paths.plan.href({ purpose, country: _id }))}>{planLink[purpose]}</a>
        )}
      </noscript>
    </div>
  )
}
