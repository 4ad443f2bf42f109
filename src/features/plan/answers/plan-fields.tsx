import { useRef, useState } from 'react'
import form from '@/components/form/form.module.css'
import { keyOfCountry } from '@/content/facts/known-country'
import { purposes } from '@/content/facts/purposes'
import { monthOf } from '@/lib/dates/calendar'
import { countryName } from '@/words/country-names'
import { dayText } from '@/words/day-text'
import { plan as words } from '@/words/plan'
import type { Day, Plan } from '@/features/plan/stored/schema'
import styles from './plan-form.module.css'
import { MONTHS_AHEAD, presetMonth } from './preset-month'
import type { Drafted } from './start-draft'
import type { Choice } from './use-countries'

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'))

type Props = {
  /** Prefix of the field ids; unique on the page. */
  prefix: string
  /** The initial values; if `by` is empty, a month is preset. */
  start: Pick<Plan, 'purpose' | 'country' | 'by'>
  choices: readonly Choice[]
  /** Empty in prerendered HTML, which cannot know the current months. */
  today: Day
  error: string
  /** What was chosen before, when the form was on the page last. */
  drafted?: Drafted
  /** The country chosen instead of that of `start`; the month is preset for it. Undefined: none chosen yet. */
  chosen?: Plan['country'] | undefined
  /** Gets the chosen country, also one that was chosen before the form's code loaded. */
  onCountry?: (country: Plan['country']) => void
}

const keyIn = (country: Plan['country']) => (country ? keyOfCountry(country.name) : '')

/** The values with which the fields of a draft begin: they stay, too. */
const heldIn = ({ country, month }: Drafted): { country?: string; month?: string } => ({
  ...(country !== undefined && { country: keyIn(country) }),
  ...(month !== undefined && { month }),
})

/** The fields for purpose, country and date. They are uncontrolled, read by `readAnswers`. */
export function PlanFields(props: Props) {
  const { prefix, start, choices, today, error, drafted = {}, chosen, onCountry } = props
  const [purpose, setPurpose] = useState(start.purpose)
  // What the reader has chosen stays, whatever loads later.
  const [held, setHeld] = useState(() => heldIn(drafted))
  const told = useRef('')
  const tell = (key: string) => {
    told.current = key
    onCountry?.(choices.find((choice) => choice.key === key)?.country ?? null)
  }
  const country = held.country ?? keyIn(start.country)
  const preset = today
    ? presetMonth(purpose, chosen === undefined ? start.country : chosen, today)
    : ''
  const month = held.month ?? (start.by ? monthOf(start.by) : preset)
  const ahead = today
    ? Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => monthOf(today, index))
    : []
  const months = month && !ahead.includes(month) ? [month, ...ahead] : ahead
  // For a plan, two records of one country are the same.
  const offered = choices.filter((one) => one === choices.find(({ key }) => key === one.key))
  const at = (name: string) => `${prefix}-${name}`

  return (
    <>
      <fieldset className={styles.purposes}>
        <legend>{words.form.purpose}</legend>
        {purposes.map((each) => (
          <label key={each}>
            <input
              type="radio"
              id={at(each)}
              name="purpose"
              value={each}
              defaultChecked={each === start.purpose}
              ref={(radio) => {
                // Chosen before the form's code loaded.
                if (radio?.checked && each !== purpose) setPurpose(each)
              }}
              onChange={() => setPurpose(each)}
            />
            {words.purposes[each]}
          </label>
        ))}
      </fieldset>
      <div className={form.field}>
        <label htmlFor={at('country')}>{words.form.country}</label>
        <select
          key={country}
          id={at('country')}
          name="country"
          defaultValue={country}
          className={form.input}
          ref={(select) => {
            if (!select || select.value === country || select.value === told.current) return
            tell(select.value)
          }}
          onChange={({ currentTarget }) => {
            setHeld((before) => ({ country, ...before }))
            tell(currentTarget.value)
          }}
        >
          <option value="">{words.form.noCountry}</option>
          {offered.map(({ key, country: { name } }) => (
            <option key={key} value={key}>
              {countryName(name)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.when}>
        <div className={form.field}>
          <label htmlFor={at('month')}>{words.form.month}</label>
          <select
            key={month}
            id={at('month')}
            name="month"
            defaultValue={month}
            className={form.input}
            aria-describedby={start.by ? undefined : at('month-hint')}
            onChange={() => setHeld((before) => ({ month, ...before }))}
          >
            {!today && <option value="">{words.form.chooseMonth}</option>}
            {months.map((each) => (
              <option key={each} value={each}>
                {dayText(each)}
              </option>
            ))}
          </select>
        </div>
        <div className={form.field}>
          <label htmlFor={at('day')}>{words.form.day}</label>
          <select
            id={at('day')}
            name="day"
            defaultValue={drafted.day ?? start.by.slice('2027-09-'.length)}
            className={form.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={at(error ? 'day-error' : 'day-hint')}
          >
            <option value="">{words.form.noDay}</option>
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {Number(each)}
              </option>
            ))}
          </select>
        </div>
        {error && (
          <p id={at('day-error')} role="alert" className={form.error}>
            {error}
          </p>
        )}
        {!start.by && (
          <p id={at('month-hint')} className={form.hint}>
            {words.form.monthHint}
          </p>
        )}
        <p id={at('day-hint')} className={form.hint}>
          {words.form.dayHint}
        </p>
      </div>
    </>
  )
}
