/** The site where everybody can look up who may recruit for jobs abroad. */
export const recruitersUrl = 'https://emigrate.gov.in/'

/** The countries that the page lists work requirements for, in order, each with its official page. */
export const jobRequirements = [
  { country: 'Germany', officialUrl: 'https://www.make-it-in-germany.com/en/' },
  { country: 'Austria', officialUrl: 'https://www.migration.gv.at/en/' },
  { country: 'Sweden', officialUrl: 'https://www.migrationsverket.se/en.html' },
  { country: 'Ireland', officialUrl: 'https://enterprise.gov.ie/' },
  { country: 'Netherlands', officialUrl: 'https://ind.nl/en' },
  { country: 'Poland', officialUrl: 'https://www.gov.pl/web/india' },
  { country: 'United Kingdom', officialUrl: 'https://www.gov.uk/skilled-worker-visa' },
  {
    country: 'Canada',
    officialUrl:
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/work-canada.html',
  },
] as const

/**
 * What clients say, in order. The texts are in testimonials.ts of each language. All are samples that only show how
 * the page will look. Set `sample` to false once the text is a client's own.
 */
export const testimonials: readonly { id: 'student' | 'worker' | 'visitor'; sample: boolean }[] = [
  { id: 'student', sample: true },
  { id: 'worker', sample: true },
  { id: 'visitor', sample: true },
]
