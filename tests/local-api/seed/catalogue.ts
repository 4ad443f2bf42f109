import { DAY_MS } from '../../../src/lib/dates/spans'
import { objectIdAt } from '../object-id'
import type { Category, Country, Work } from '../types'
import { categories as categorySeeds } from './categories'
import { countries as countrySeeds } from './countries'

// A fixed first day keeps the ids, and so the addresses, the same at every start.
const FIRST_DAY = Date.UTC(2025, 0, 6, 4, 30)

/** Countries, categories and works, oldest first; their pictures are drawn later. */
export function seedCatalogue() {
  const countries: Country[] = countrySeeds.map(({ name, description, details }, index) =>
    stamped(index, 0x100 + index, { name, description, details: details.join('\n'), photo: '' }),
  )
  const categories: Category[] = []
  const works: Work[] = []
  for (const [index, seed] of categorySeeds.entries()) {
    const day = 30 + index * 12
    const category = stamped(day, 0x200 + index, { name: seed.name, photo: '' })
    categories.push(category)
    for (const [place, { name, points }] of seed.works.entries()) {
      const fields = { name, photo: '', category: category._id, details: points.join(', ') }
      works.push(stamped(day + 1 + place, 0x300 + works.length, fields))
    }
  }
  return { countries, categories, works }
}

/** The record with its id and time. Every fifth one is older than the field `createdAt` and has none. */
function stamped<T>(day: number, serial: number, fields: T) {
  const time = new Date(FIRST_DAY + day * DAY_MS)
  const createdAt = serial % 5 === 4 ? undefined : time.toISOString()
  return { _id: objectIdAt(time, serial), ...fields, createdAt }
}
