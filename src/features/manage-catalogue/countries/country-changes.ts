import * as v from 'valibot'
import { deleteRow } from '@/lib/api/delete-row'
import type { Change } from '@/lib/api/send-change'
import { segment } from '@/lib/api/http'
import { changeRow } from '@/lib/api/list-change'
import { countriesQuery, getCountry } from '@/entities/country/api'
import type { CountryInList } from '@/entities/country/schema'
import { sendWithPicture } from '@/lib/api/send-picture'
import { troubleInCreated, troubleInUpdated } from '@/lib/api/record-answer'
import { toEditQuery } from '@/lib/api/to-edit'

/** The fields sent to create or update a country; `photo` is an address. Product 7, Country. */
export type CountryFields = { name: string; description: string; details: string; photo: string }

/** The key of the list; the key of every country's page begins with it. */
const LIST = countriesQuery().queryKey

const created = v.looseObject({ success: v.literal(true) })

/** A success is specified for this call, so an answer without it is none; its message may be a refusal all the same. */
function troubleInCountry(body: unknown, name: string) {
  const trouble = troubleInCreated(body, name)
  return trouble ?? (v.is(created, body) ? undefined : 'unexpected')
}

/** POST country/createCountry; its answer has a specified `success` (Product 7, Country). */
export const createCountry = (fields: CountryFields): Promise<Change> =>
  sendWithPicture({
    method: 'post',
    url: '/country/createCountry',
    fields,
    shown: LIST,
    troubleIn: (body) => troubleInCountry(body, fields.name),
  })

/** POST country/updateCountry/{id}. */
export const updateCountry = (id: string, fields: CountryFields): Promise<Change> =>
  sendWithPicture({
    method: 'post',
    url: `/country/updateCountry/${segment(id)}`,
    fields,
    shown: LIST,
    troubleIn: troubleInUpdated,
    onDone: ({ name, photo }) => changeRow<CountryInList>(LIST, id, { name, photo }),
  })

/** DELETE country/deleteCountry/{id}. */
export const deleteCountry = (id: string): Promise<Change> =>
  deleteRow(LIST, id, `/country/deleteCountry/${segment(id)}`)

/** GET country/getoneCountry/{id}, for the form. */
export const countryToEditQuery = (id: string) => toEditQuery(LIST, id, () => getCountry(id))
