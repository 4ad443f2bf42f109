import { premiumPrice } from '../../src/content/facts/premium'
import { DAY_MS } from '../../src/lib/dates/spans'
import * as v from 'valibot'
import { objectIdAt } from './object-id'
import { photoMaker } from './png'
import type { Store } from './store'
import type { Member } from './types'

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0)

/** How much to add; `photoBytes` is the length of each picture's data URL. */
export const fillSchema = v.object({
  users: count,
  countries: count,
  categories: count,
  photoBytes: v.optional(v.pipe(v.number(), v.maxValue(20_000_000)), 0),
})

const FIRST_NAMES = ['Anjali', 'Rahul', 'Fathima', 'Joseph', 'Divya', 'Nikhil', 'Amina', 'അഞ്ജലി']
const LAST_NAMES = ['Nair', 'Menon', 'Beevi', 'Kurian', 'Raj', 'Das', 'Hussain', 'Thomas', 'Unni']

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? ''

/** A generated member: every third has paid, one in five was referred by one of fifty. */
function generatedMember(serial: number, now: number): Member {
  const joined = new Date(now - ((serial * 7919) % 1500) * DAY_MS)
  const paid = serial % 3 === 0
  const name = `${pick(FIRST_NAMES, serial)} ${pick(LAST_NAMES, serial * 31)} ${serial}`
  return {
    user: {
      _id: objectIdAt(joined, 0x10_0000 + serial),
      name,
      email: `user${serial}@many.example.com`,
      phone: `9${String(serial).padStart(9, '0')}`,
      role: 0,
      usercode: `MANY-${serial}`,
      ...(paid && {
        receipt: `receipt_many${serial}`,
        amount: premiumPrice.pricePaise,
        currency: 'INR',
      }),
      createdAt: joined.toISOString(),
      updatedAt: new Date((joined.getTime() + now) / 2).toISOString(),
    },
    password: 'sample-2468',
    referredBy: serial % 5 === 0 ? `MANY-${1 + (serial % 50)}` : undefined,
  }
}

const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1)

/** Adds many users, countries and categories to a store, to measure how the site copes with them. */
export function fillStore(store: Store, wanted: v.InferOutput<typeof fillSchema>) {
  const { users, countries, categories, photoBytes } = wanted
  const now = Date.now()
  const photo = photoMaker(photoBytes)
  const stamp = (serial: number) => {
    const time = new Date(now - serial * DAY_MS)
    return { _id: objectIdAt(time, 0x20_0000 + serial), createdAt: time.toISOString() }
  }
  for (const serial of numbers(users)) store.members.push(generatedMember(serial, now))
  for (const serial of numbers(countries)) {
    store.countries.push({
      ...stamp(serial),
      name: `Country ${serial}`,
      description: 'One of many.',
      details: 'First point\nSecond point',
      photo: photo(serial),
    })
  }
  for (const serial of numbers(categories)) {
    store.categories.push({
      ...stamp(serial + countries),
      name: `Category ${serial}`,
      photo: photo(serial + countries),
    })
  }
}
