import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { readChanged } from '@/components/form/form-data'
import { NoScript } from '@/components/no-script'
import { common } from '@/words/common'
import { useReady } from '@/lib/browser/page/use-ready'
import { useToday } from '@/lib/browser/clock/use-today'
import { plan as words } from '@/words/plan'
import { type Known, papersOf, readKnown } from '@/features/plan/stored/known'
import type { Plan } from '@/features/plan/stored/schema'
import { plans } from '@/features/plan/stored/store'
import styles from './plan-form.module.css'
import { type Answers, newPlan } from './new-plan'
import { PlanFields } from './plan-fields'
import { goToField, readAnswers } from './read-answers'
import { loadNamedCountry, useNamedCountry } from './named-country'
import { dropStartDraft, noteStartDraft, useStartDraft } from './start-draft'
import { useCountries } from './use-countries'

type Props = {
  heading: string
  known: Known
  /** Shown above the fields: what was filled in, and from where. */
  children?: ReactNode
  /** Gets the new plan's id. */
  onMade: (id: string) => void
}

/** The form that makes a plan from three answers. Product 10, Plans. */
export function StartForm({ heading, known, children, onMade }: Props) {
  const ready = useReady()
  const today = useToday()
  const headingId = useId()
  const { drafted, key } = useStartDraft(known, ready)
  const [told, setTold] = useState<{ since: string; country: Plan['country'] }>()
  // The API's list may lack a country that was chosen from the content's list.
  const chosen = told?.since === key ? told.country : drafted.country
  const named = useNamedCountry(known.where)
  const { choices, isListed, isAway } = useCountries(named, chosen)
  const [error, setError] = useState('')
  const [making, setMaking] = useState(false)
  const wanted = choices.find(({ country }) => known.where !== '' && country.id === known.where)
  const isUnknown = known.where !== '' && (isListed || isAway) && !wanted
  const unknown = isUnknown ? words.form.unknownCountry : ''
  const purpose = drafted.purpose ?? known.purpose ?? 'study'
  const start = { purpose, country: wanted?.country ?? null, by: '' }

  const form = useRef<HTMLFormElement>(null)
  function note(element: HTMLFormElement, changed: readonly string[]) {
    // The prerendered form does not show what the address proposes, but its choices belong to it.
    const proposed = ready ? known : readKnown(new URLSearchParams(window.location.search))
    if (changed.length > 0)
      noteStartDraft(element, changed, { choices, known: proposed, isShown: ready })
  }
  // Chosen before the form's code loaded.
  const noteEarly = useEffectEvent(() => {
    if (form.current) note(form.current, Object.keys(readChanged(form.current)))
  })
  useEffect(() => noteEarly(), [])

  async function make(answers: Answers, element: HTMLFormElement) {
    setMaking(true)
    // Whoever presses before the country of the address has its name means that country too.
    const country =
      answers.country ?? (chosen === undefined ? await loadNamedCountry(known.where) : null)
    // The page was left while the name was awaited.
    if (!element.isConnected) return
    const papers = papersOf(answers.purpose, known.papers)
    const plan = newPlan({ ...answers, country }, papers, new Date())
    if (plans.add(plan)) {
      dropStartDraft()
      onMade(plan.id)
    }
    setMaking(false)
  }

  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId}>{heading}</h2>
      {children}
      <form
        ref={form}
        method="post"
        noValidate
        className={styles.form}
        aria-labelledby={headingId}
        onInput={({ currentTarget, target }) => {
          const name = target instanceof Element ? target.getAttribute('name') : null
          if (name) note(currentTarget, [name])
        }}
        onSubmit={(event) => {
          event.preventDefault()
          const read = readAnswers(event.currentTarget, choices, today)
          setError('error' in read ? read.error : '')
          if ('answers' in read) void make(read.answers, event.currentTarget)
          else goToField(event.currentTarget, 'day')
        }}
      >
        <PlanFields
          // Mounts anew with the values of the address and the draft, which the prerendered HTML does not know.
          key={`${purpose} ${key}`}
          prefix="new-plan"
          start={start}
          choices={choices}
          today={today}
          error={error}
          drafted={drafted}
          chosen={chosen}
          onCountry={(country) => setTold({ since: key, country })}
        />
        <p role="status">{making ? common.wait : unknown}</p>
        {isAway && <p className="quiet small">{words.form.awayCountries}</p>}
        <NoScript of="form" />
        <div className={styles.actions}>
          <button
            type="submit"
            className="button button-wanted"
            disabled={!ready || making}
            // src/site/pages/guard.js has enabled the button in the HTML.
            suppressHydrationWarning
          >
            {words.form.submit}
          </button>
        </div>
      </form>
    </section>
  )
}
