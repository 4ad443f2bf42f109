import {
  type ChangeEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { AsOf } from '@/components/as-of'
import { EmptyList } from '@/components/empty-list'
import { NoScript } from '@/components/no-script'
import { QueryStates } from '@/components/query-states'
import { MOST_COMPARED } from '@/content/facts/compare'
import { compare } from '@/words/compare'
import { inAlphabet } from '@/words/country-order'
import { countriesQuery } from '@/entities/country/api'
import type { CountryInList } from '@/entities/country/schema'
import { useApiQuery } from '@/lib/api/query'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { useWithoutShift } from '@/lib/browser/movement/use-without-shift'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import { langOfSent } from '@/lib/text/lang-of'
import styles from './country-chooser.module.css'
import { shownCountryName } from '@/features/compare/shown-country-name'
import { tickedIds, tickedSearch } from './compared-ids'

const words = compare.choose

/** All countries, to choose some and see them side by side. */
export function CountryChooser() {
  const countries = useApiQuery(countriesQuery())
  const [data, showNewer] = useWithoutShift(countries.data)
  return (
    <>
      <QueryStates
        load={{ ...countries, data }}
        loading={words.loading}
        failed={words.failed}
        empty={
          <EmptyList
            text={words.empty}
            ways={{ [words.visit]: paths.visitingVisa.href(), [words.ask]: paths.contact.href() }}
          />
        }
      >
        {(all) => <Choices countries={all} />}
      </QueryStates>
      <AsOf of={[countries]} showNewer={showNewer} />
    </>
  )
}

const chosenIn = (form: HTMLFormElement) => new FormData(form).getAll('with').map(String)

/** Ticks what the address names, on boxes that React may have taken over from the HTML as they were. */
function tick(form: HTMLFormElement) {
  const ids = tickedIds(window.location.search)
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=with]')) {
    if (ids.includes(box.value)) box.checked = true
  }
}

function Choices({ countries }: { countries: readonly CountryInList[] }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState('')
  const [refusals, setRefusals] = useState(0)

  function refuse(why: string) {
    setError(why)
    setRefusals(refusals + 1)
  }

  function go(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const ids = chosenIn(event.currentTarget)
    if (ids.length < 2) refuse(words.tooFew)
    else if (ids.length > MOST_COMPARED) refuse(words.tooMany)
    else {
      void navigate(paths.compare.href(ids))
      // The comparison replaces the list in the same page, and begins at its top.
      window.scrollTo(0, 0)
    }
  }

  // For Back from the comparison, a reload, and the links to the page in other languages.
  const note = (ids: readonly string[]) =>
    void navigate({ search: tickedSearch(ids) }, { replace: true })

  const noteEarly = useEffectEvent((ids: readonly string[]) => note(ids))
  useEffect(() => {
    if (!form.current) return
    const early = chosenIn(form.current)
    tick(form.current)
    // Ticked before the list's code had loaded.
    if (early.length > 0) noteEarly(chosenIn(form.current))
  }, [])

  function change({ currentTarget }: ChangeEvent<HTMLFormElement>) {
    const ids = chosenIn(currentTarget)
    setError(ids.length > MOST_COMPARED ? words.tooMany : '')
    note(ids)
  }

  return (
    <form ref={form} action={addressOf(paths.compare.path)} onSubmit={go} onChange={change}>
      <NoScript of="list" />
      <fieldset className={styles.choices}>
        <legend>{words.heading}</legend>
        <p className="quiet">{words.hint}</p>
        <ul className="plain-list">
          {inAlphabet(countries, ({ name }) => name).map(({ _id, name }) => (
            <li key={_id}>
              <label lang={langOfSent(shownCountryName(name), name)}>
                <input type="checkbox" id={`with-${_id}`} name="with" value={_id} />
                <span>{shownCountryName(name)}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {/* A new element for each refusal, which takes the focus and is read out again. */}
      <p
        key={refusals}
        ref={refusals > 0 ? takeFocus : undefined}
        tabIndex={-1}
        role="alert"
        className={styles.error}
      >
        {error}
      </p>
      <button type="submit" className="button needs-script">
        {words.button}
      </button>
    </form>
  )
}
