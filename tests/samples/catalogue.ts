import { DAY_MS } from '@/lib/dates/spans'
import { categories } from '../local-api/seed/categories'
import { countries } from '../local-api/seed/countries'

/** Random letters compress badly, as ids and the names of photos do. */
function hex(seed: number, length: number): string {
  let state = seed * 2_654_435_761
  return Array.from({ length }, () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) | 0
    return (state >>> 28).toString(16)
  }).join('')
}

const idOf = (seed: number) => `65${hex(seed, 22)}`
const photoOf = (seed: number) => `/assets/photos/${hex(seed + 7000, 12)}.webp`
function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

const seeded = categories.flatMap((category) => category.works)
const points = [...new Set(seeded.flatMap((work) => work.points))]

const records = (count: number, names: readonly string[], from: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: idOf(from + index),
    name: index < names.length ? at(names, index) : `${at(names, index)} ${index}`,
    photo: photoOf(from + index),
    createdAt: new Date(Date.UTC(2025, 0, 1) + index * DAY_MS).toISOString(),
  }))

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)

/** A catalogue of the given sizes, oldest first, with texts like those of the consultancy. */
export function catalogue(size: { countries: number; categories: number; works: number }) {
  const groups = records(size.categories, namesOf(categories), 1000)
  const works = records(size.works, namesOf(seeded), 2000).map((work, index) => {
    const some = Array.from({ length: 4 + (index % 3) }, (_, place) => index * 7 + place * 31)
    const details = some.map((place) => at(points, place)).join(', ')
    return Object.assign(work, { category: at(groups, Math.floor(index / 10))._id, details })
  })
  return { countries: records(size.countries, namesOf(countries), 0), categories: groups, works }
}
