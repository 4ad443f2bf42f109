import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { reportDelete } from '@/components/admin/report-delete'
import { useListHref } from '@/components/admin/use-list-href'
import { adminCountries, adminDelete } from '@/words/admin-catalogue'
import { adminMessages } from '@/words/admin-messages'
import { paths } from '@/lib/navigation/paths'
import { useIsMounted } from '@/lib/browser/page/use-is-mounted'
import { useFocusBack } from '@/lib/browser/focus/use-focus-back'
import { deleteCountry } from './country-changes'
import styles from './country-editor.module.css'
import { CountryForm } from './country-form'
import type { Country } from '@/entities/country/schema'

/** A country's form with save and delete; both lead back to the list. */
export function CountryEditor({ country }: { country: Country }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const [notKnown, setNotKnown] = useState(false)
  const isMounted = useIsMounted()
  const button = useFocusBack(deleting)
  const listHref = useListHref(paths.adminCountries.href())
  const { state }: { state: unknown } = useLocation()
  const toList = () => void navigate(listHref, { state })

  async function remove(letGo: () => boolean) {
    setAsking(false)
    setDeleting(true)
    setNotKnown(false)
    const problem = reportDelete(
      await deleteCountry(country._id),
      adminMessages.success.countryDeleted,
    )
    setDeleting(false)
    setNotKnown(problem?.notKnown === true)
    if (problem || !isMounted.current) return
    if (!letGo()) toList()
  }

  return (
    <CountryForm
      country={country}
      onSaved={toList}
      locked={deleting}
      cancelTo={listHref}
      actions={(letGo, busy) => (
        <>
          <button
            ref={button}
            type="button"
            className={`button button-plain ${styles.delete}`}
            disabled={deleting || busy}
            onClick={() => setAsking(true)}
          >
            {deleting ? adminMessages.busy.deleting : adminCountries.deleteThis}
          </button>
          <div role="status">{notKnown && <p>{adminDelete.notKnown}</p>}</div>
          {asking && (
            <ConfirmDelete
              question={adminMessages.forms.confirmDeleteCountry}
              name={country.name}
              onConfirm={() => void remove(letGo)}
              onCancel={() => setAsking(false)}
            />
          )}
        </>
      )}
    />
  )
}
