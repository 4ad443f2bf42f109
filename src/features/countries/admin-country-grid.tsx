import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { ListPages, ListSearch } from '@/components/admin/list-tools'
import { RecordCard, RecordGrid } from '@/components/admin/record-card'
import { useListAddress } from '@/components/admin/use-list-address'
import { adminCountries, adminDelete, adminList } from '@/content/admin-catalogue'
import { messages } from '@/content/messages'
import { reportChange } from '@/lib/change'
import { paths } from '@/lib/paths'
import { deleteCountry } from './admin-api'
import type { CountryInList } from './schema'

/** The countries with search, edit and delete. Specification 2, /dashboard/admin/countries. */
export function AdminCountryGrid({ countries }: { countries: readonly CountryInList[] }) {
  const list = useListAddress()
  const { shown, page, pages, matches } = list.cut(countries)
  const [asked, setAsked] = useState<CountryInList>()
  const region = useRef<HTMLDivElement>(null)

  async function remove({ _id }: CountryInList) {
    setAsked(undefined)
    const change = deleteCountry(_id)
    // The button that had the focus goes with its row.
    region.current?.focus({ preventScroll: true })
    reportChange(await change, {
      done: messages.success.countryDeletedInGrid,
      refused: messages.forms.deleteFailed,
      failed: messages.forms.deleteFailed,
    })
  }

  return (
    <>
      <ListSearch
        label={adminList.search}
        value={list.text}
        onChange={list.setText}
        count={adminList.count(matches, countries.length)}
      />
      <div ref={region} tabIndex={-1} role="region" aria-label={adminCountries.listTitle}>
        {countries.length === 0 && <p>{adminCountries.listEmpty}</p>}
        {countries.length > 0 && matches === 0 && (
          <p>
            {adminList.noMatch}{' '}
            <button type="button" className="link-button" onClick={() => list.setText('')}>
              {adminList.showAll}
            </button>
          </p>
        )}
        <RecordGrid>
          {shown.map((country) => (
            <RecordCard
              key={country._id}
              kind="country"
              name={country.name}
              photo={country.photo}
              heading="h2"
              actions={
                <>
                  <Link
                    to={paths.adminUpdateCountry.href(country._id)}
                    state={{ list: list.search.toString() }}
                  >
                    {adminList.edit}
                    <span className="visually-hidden"> {country.name}</span>
                  </Link>
                  <button type="button" className="link-button" onClick={() => setAsked(country)}>
                    {adminDelete.button}
                    <span className="visually-hidden"> {country.name}</span>
                  </button>
                </>
              }
            />
          ))}
        </RecordGrid>
      </div>
      <ListPages label={adminList.pages} page={page} pages={pages} search={list.search} />
      {asked && (
        <ConfirmDelete
          question={messages.forms.confirmDeleteCountry}
          name={asked.name}
          words={adminDelete}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
