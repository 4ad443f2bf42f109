/** Where everybody can look up who may recruit for jobs abroad. */
export const recruitersUrl = 'https://emigrate.gov.in/'

/** Countries with requirements for work, in order, with the official page of each. */
export const jobRequirements = [
  { country: 'Germany', officialUrl: 'https://www.make-it-in-germany.com/en/' },
  { country: 'Austria', officialUrl: 'https://www.migration.gv.at/en/' },
  { country: 'Sweden', officialUrl: 'https://www.migrationsverket.se/en.html' },
  { country: 'Ireland', officialUrl: 'https://enterprise.gov.ie/' },
  { country: 'Netherlands', officialUrl: 'https://ind.nl/en' },
  { country: 'Poland', officialUrl: 'https://www.gov.pl/web/udsc-en' },
  { country: 'United Kingdom', officialUrl: 'https://www.gov.uk/skilled-worker-visa' },
  {
    country: 'Canada',
    officialUrl:
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/work-canada.html',
  },
] as const

/**
 * What clients say, in order; the words stand in `@/words/jobs`. All are samples, so that the page has
 * its shape: `sample` is false once the words are a client's own.
 */
export const testimonials: readonly { id: 'student' | 'worker' | 'visitor'; sample: boolean }[] = [
  { id: 'student', sample: true },
  { id: 'worker', sample: true },
  { id: 'visitor', sample: true },
]
