import type { CountryKey } from '@/content/facts/countries'
import { adviserRegisters, immigrationRoutes } from '@/content/facts/immigration'
import { jobRequirements } from '@/content/facts/jobs'
import { knownCountry } from '@/content/facts/known-country'
import { studyNotes } from '@/content/facts/study'
import { type CountryStatus, visitCountries } from '@/content/facts/visit-countries'
import { immigration } from '@/words/immigration'
import { jobs } from '@/words/jobs'
import { study } from '@/words/study'
import { visitVisas } from '@/words/visit-visas'

/** The office that decides, and its page. */
type Official = { officialBody: string; officialUrl: string }
type Points = Official & { points: readonly string[] }

type RouteNotes = Points & { id: string; kind: string; title: string }

/** What our own texts say about a country; a part is absent where they say nothing. */
export interface CountryNotes {
  key: CountryKey | undefined
  study: Points | undefined
  /** `route`: the usual visa or permit. */
  work: (Points & { route: string }) | undefined
  visit: (Official & { status: CountryStatus; summary: string }) | undefined
  routes: readonly RouteNotes[]
  /** Who may advise there. */
  adviser: { text: string; officialBody: string; url: string } | undefined
}

const noNotes: CountryNotes = {
  key: undefined,
  study: undefined,
  work: undefined,
  visit: undefined,
  routes: [],
  adviser: undefined,
}

function routeOf({ id, kind, officialUrl }: (typeof immigrationRoutes)[number]): RouteNotes {
  const { title, points, officialBody } = immigration.routes[id]
  return { id, kind: immigration.kinds[kind], title, points, officialBody, officialUrl }
}

/**
 * All that the content knows of a country, by its name or another one ("USA"). Checked on the day in
 * written-on.ts. Product 10, Country guide.
 */
export function countryNotes(name: string): CountryNotes {
  const key = knownCountry(name)
  if (!key) return noNotes
  const isIt = ({ country }: { country: string }) => knownCountry(country) === key

  const students = studyNotes.find(isIt)
  const workers = jobRequirements.find(isIt)
  const guests = visitCountries.find((visited) => isIt({ country: visited.name }))
  const register = adviserRegisters.find(isIt)
  return {
    key,
    study: students && { ...study.notes[students.country], officialUrl: students.officialUrl },
    work: workers && { ...jobs.requirements[workers.country], officialUrl: workers.officialUrl },
    visit: guests && {
      ...visitVisas[guests.name],
      status: guests.status,
      officialUrl: guests.officialUrl,
    },
    routes: immigrationRoutes.filter(isIt).map(routeOf),
    adviser: register && { ...immigration.warning[register.country], url: register.url },
  }
}
