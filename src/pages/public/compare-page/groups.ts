import { routeKinds } from '@/content/facts/immigration'
import { papers, papersFor } from '@/content/facts/papers'
import { compare } from '@/words/compare'
import { immigration } from '@/words/immigration'
import { paperWords } from '@/words/papers'
import { statusNames } from '@/words/visit-visas'
import { type CountryNotes, countryNotes } from '@/entities/country/country-notes'
import type { Country } from '@/entities/country/schema'
import { detailRows } from './detail-rows'
import { type Line, type Row, rowOf } from './rows'

/** The rows about one side of a country. */
export type Group = { id: keyof typeof compare.groups; rows: readonly Row[] }

type Notes = readonly CountryNotes[]

const { rows: words } = compare

const lines = (texts: readonly string[] = []): Line[] => texts.map((text) => ({ text }))

const official = (notes: { officialBody: string; officialUrl: string } | undefined): Line[] =>
  notes ? [{ text: notes.officialBody, url: notes.officialUrl }] : []

/** The papers that a country requires besides those that nearly all require. */
function besides(purpose: 'study' | 'work', { key }: CountryNotes): Line[] {
  const usual = papers[purpose].length
  return lines(
    papersFor(purpose, key)
      .slice(usual)
      .map((id) => paperWords[id].title),
  )
}

const studyRows = (all: Notes) => [
  rowOf(
    'study-points',
    words.points,
    all.map(({ study }) => lines(study?.points)),
  ),
  rowOf(
    'study-papers',
    words.papers,
    all.map((notes) => besides('study', notes)),
  ),
  rowOf(
    'study-official',
    words.official,
    all.map(({ study }) => official(study)),
  ),
]

const workRows = (all: Notes) => [
  rowOf(
    'work-route',
    words.route,
    all.map(({ work }) => lines(work && [work.route])),
  ),
  rowOf(
    'work-points',
    words.points,
    all.map(({ work }) => lines(work?.points)),
  ),
  rowOf(
    'work-papers',
    words.papers,
    all.map((notes) => besides('work', notes)),
  ),
  rowOf(
    'work-official',
    words.official,
    all.map(({ work }) => official(work)),
  ),
]

const visitRows = (all: Notes) => [
  rowOf(
    'visit-status',
    words.status,
    all.map(({ visit }) => lines(visit && [statusNames[visit.status]])),
  ),
  rowOf(
    'visit-visa',
    words.visa,
    all.map(({ visit }) => lines(visit && [visit.summary])),
  ),
  rowOf(
    'visit-official',
    words.official,
    all.map(({ visit }) => official(visit)),
  ),
]

/** The routes of a kind, each with its official page. */
const routesOf = (kind: string, { routes }: CountryNotes): Line[] =>
  routes
    .filter((route) => route.kind === kind)
    .map(({ title, officialUrl }) => ({ text: title, url: officialUrl }))

const liveRows = (all: Notes) => [
  ...routeKinds.map((id) => {
    const kind = immigration.kinds[id]
    return rowOf(
      `live-${id}`,
      kind,
      all.map((notes) => routesOf(kind, notes)),
    )
  }),
  rowOf(
    'live-advisers',
    words.advisers,
    all.map(({ adviser }) => (adviser ? [{ text: adviser.officialBody, url: adviser.url }] : [])),
  ),
]

const isThere = (row: Row | undefined) => row !== undefined

/**
 * Countries side by side: what their details and the site's own texts say, in one order whatever the order of
 * the countries. A side about which none says anything is left out. Product 10, Comparison.
 */
export function comparisonOf(countries: readonly Country[]): Group[] {
  const notes = countries.map(({ name }) => countryNotes(name))
  const groups: Group[] = [
    { id: 'facts', rows: detailRows(countries) },
    { id: 'study', rows: studyRows(notes).filter(isThere) },
    { id: 'work', rows: workRows(notes).filter(isThere) },
    { id: 'visit', rows: visitRows(notes).filter(isThere) },
    { id: 'live', rows: liveRows(notes).filter(isThere) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
