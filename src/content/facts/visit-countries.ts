/** Whether a country accepts visit visa applications: from all, from some, from nobody. */
export type CountryStatus = 'Open' | 'Restricted' | 'Closed'

/** A country of the visa picker and of the form for visits. */
export interface VisitCountry {
  /** The name that the form sends. It also leads to the country's picture and texts. */
  name:
    | 'USA'
    | 'Canada'
    | 'Germany'
    | 'France'
    | 'Italy'
    | 'Spain'
    | 'Japan'
    | 'Australia'
    | 'India'
    | 'Brazil'
    | 'South Korea'
    | 'Mexico'
  /** For ids on the page: small letters, hyphens. */
  slug: string
  status: CountryStatus
  /** The page of the office that decides. */
  officialUrl: string
  /** True if the site's texts are about visits only, not about study, work or routes to stay. */
  isVisitOnly?: true
}

/**
 * The twelve countries in the home page's picker, and in the visit page's form and status cards. Product 2, Home page.
 * Last checked on the day in written-on.ts.
 */
export const visitCountries: readonly VisitCountry[] = [
  {
    name: 'USA',
    slug: 'usa',
    status: 'Open',
    officialUrl: 'https://travel.state.gov/',
  },
  {
    name: 'Canada',
    slug: 'canada',
    status: 'Open',
    officialUrl: 'https://www.canada.ca/en/immigration-refugees-citizenship.html',
  },
  {
    name: 'Germany',
    slug: 'germany',
    status: 'Open',
    officialUrl: 'https://india.diplo.de/',
  },
  {
    name: 'France',
    slug: 'france',
    status: 'Open',
    officialUrl: 'https://france-visas.gouv.fr/',
  },
  {
    name: 'Italy',
    slug: 'italy',
    status: 'Open',
    officialUrl: 'https://vistoperitalia.esteri.it/',
  },
  {
    name: 'Spain',
    slug: 'spain',
    status: 'Open',
    officialUrl: 'https://www.exteriores.gob.es/',
    isVisitOnly: true,
  },
  {
    name: 'Japan',
    slug: 'japan',
    status: 'Open',
    officialUrl: 'https://www.in.emb-japan.go.jp/',
    isVisitOnly: true,
  },
  {
    name: 'Australia',
    slug: 'australia',
    status: 'Open',
    officialUrl: 'https://immi.homeaffairs.gov.au/',
  },
  {
    name: 'India',
    slug: 'india',
    status: 'Open',
    officialUrl: 'https://indianvisaonline.gov.in/',
    isVisitOnly: true,
  },
  {
    name: 'Brazil',
    slug: 'brazil',
    status: 'Open',
    officialUrl: 'https://www.gov.br/mre/en',
    isVisitOnly: true,
  },
  {
    name: 'South Korea',
    slug: 'south-korea',
    status: 'Open',
    officialUrl: 'https://www.visa.go.kr/',
    isVisitOnly: true,
  },
  {
    name: 'Mexico',
    slug: 'mexico',
    status: 'Open',
    officialUrl: 'https://embamex.sre.gob.mx/india/',
    isVisitOnly: true,
  },
]
