import * as v from 'valibot'
import { afterChange } from '@/lib/api/after-change'
import { deleteRow } from '@/lib/api/delete-row'
import { type Change, sendChange } from '@/lib/api/send-change'
import { segment } from '@/lib/api/http'
import { changeRow } from '@/lib/api/list-change'
import { countriesQuery, getCountry } from '@/entities/country/api'
import type { CountryInList } from '@/entities/country/schema'
import { sendWithPicture } from '@/lib/api/send-picture'
import { toEditQuery } from '@/lib/api/to-edit'

/** What a country is created and updated with; `photo` is an address. Product 7, Country. */
export type CountryFields = { name: string; description: string; details: string; photo: string }

/** The list; every page of a country is below it. */
const LIST = countriesQuery().queryKey

const created = v.looseObject({ success: v.literal(true) })

/** POST country/createCountry; of this answer, `success` is specified (Product 7, Country). */
export async function createCountry(fields: CountryFields): Promise<Change> {
  const url = '/country/createCountry'
  const { change } = await sendWithPicture(fields, (sending) =>
    sendChange({ method: 'post', url, ...sending }, (body) => v.is(created, body)),
  )
  afterChange(change, LIST)
  return change
}

/** POST country/updateCountry/{id}. */
export async function updateCountry(id: string, fields: CountryFields): Promise<Change> {
  const url = `/country/updateCountry/${segment(id)}`
  const { change, sent } = await sendWithPicture(fields, (sending) =>
    sendChange({ method: 'post', url, ...sending }),
  )
  if (change.outcome === 'done') {
    const { name, photo } = sent
    changeRow<CountryInList>(LIST, id, { name, photo })
  }
  afterChange(change, LIST)
  return change
}

/** DELETE country/deleteCountry/{id}. */
export const deleteCountry = (id: string): Promise<Change> =>
  deleteRow(LIST, id, `/country/deleteCountry/${segment(id)}`)

/** GET country/getoneCountry/{id}, for the form. */
export const countryToEditQuery = (id: string) => toEditQuery(LIST, id, () => getCountry(id))
