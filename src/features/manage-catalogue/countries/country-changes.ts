import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterChange } from '@/lib/api/after-change'
import { type Change, sendChange } from '@/lib/api/send-change'
import { segment } from '@/lib/api/http'
import { changeRow, takeOut } from '@/lib/api/list-change'
import { countriesQuery, getCountry } from '@/entities/country/api'
import type { CountryInList } from '@/entities/country/schema'
import { sendWithPicture } from '@/lib/api/send-picture'

/** What a country is created and updated with; `photo` is an address. Product 7, Country. */
export type CountryFields = { name: string; description: string; details: string; photo: string }

/** The list; every page of a country is below it. */
const LIST = countriesQuery().queryKey

const created = v.looseObject({ success: v.literal(true) })

/** POST country/createCountry; of this answer, `success` is specified (Product 7, Country). */
export async function createCountry(fields: CountryFields): Promise<Change> {
  const url = '/country/createCountry'
  const { change } = await sendWithPicture(fields, (data) =>
    sendChange({ method: 'post', url, data }, (body) => v.is(created, body)),
  )
  afterChange(change, LIST)
  return change
}

/** POST country/updateCountry/{id}. */
export async function updateCountry(id: string, fields: CountryFields): Promise<Change> {
  const url = `/country/updateCountry/${segment(id)}`
  const { change, sent } = await sendWithPicture(fields, (data) =>
    sendChange({ method: 'post', url, data }),
  )
  if (change.outcome === 'done') {
    const { name, photo } = sent
    changeRow<CountryInList>(LIST, id, { name, photo })
  }
  afterChange(change, LIST)
  return change
}

/** DELETE country/deleteCountry/{id}. The row leaves the list at once and returns on failure. */
export async function deleteCountry(id: string): Promise<Change> {
  const end = takeOut(LIST, id)
  const change = await sendChange({
    method: 'delete',
    url: `/country/deleteCountry/${segment(id)}`,
  })
  end(change.outcome === 'done' ? 'is gone' : 'stays')
  afterChange(change, LIST)
  return change
}

/** A country fresh from the server for its form, which later answers must not disturb. */
export function countryToEditQuery(id: string) {
  return queryOptions({
    queryKey: ['countries', id, 'to-edit'],
    queryFn: () => getCountry(id),
    staleTime: 'static',
    gcTime: 0,
  })
}
