/** The kinds of routes, in the order that the page shows. */
export const routeKinds = ['skilled', 'family', 'business', 'studyToWork'] as const

/** Examples of routes, each with its official page. */
export const immigrationRoutes = [
  {
    id: 'canada-express-entry',
    kind: 'skilled',
    country: 'Canada',
    officialUrl:
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry.html',
  },
  {
    id: 'australia-skilled',
    kind: 'skilled',
    country: 'Australia',
    officialUrl: 'https://immi.homeaffairs.gov.au/',
  },
  {
    id: 'germany-blue-card',
    kind: 'skilled',
    country: 'Germany',
    officialUrl: 'https://www.make-it-in-germany.com/en/',
  },
  {
    id: 'germany-family',
    kind: 'family',
    country: 'Germany',
    officialUrl: 'https://india.diplo.de/',
  },
  {
    id: 'uk-family',
    kind: 'family',
    country: 'United Kingdom',
    officialUrl: 'https://www.gov.uk/uk-family-visa',
  },
  {
    id: 'uk-business',
    kind: 'business',
    country: 'United Kingdom',
    officialUrl: 'https://www.gov.uk/innovator-founder-visa',
  },
  {
    id: 'netherlands-start-up',
    kind: 'business',
    country: 'Netherlands',
    officialUrl: 'https://ind.nl/en',
  },
  {
    id: 'uk-graduate',
    kind: 'studyToWork',
    country: 'United Kingdom',
    officialUrl: 'https://www.gov.uk/graduate-visa',
  },
  {
    id: 'canada-graduate',
    kind: 'studyToWork',
    country: 'Canada',
    officialUrl:
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation.html',
  },
  {
    id: 'germany-graduate',
    kind: 'studyToWork',
    country: 'Germany',
    officialUrl: 'https://www.make-it-in-germany.com/en/',
  },
] as const

/** The last day to apply for a UK Graduate visa of two years. After that day it lasts 18 months. */
export const ukGraduateTwoYears = '2026-12-31'

/** Registers of advisers. Canada's applies everywhere; the others apply to people who advise in that country. */
export const adviserRegisters = [
  { country: 'Canada', url: 'https://college-ic.ca/' },
  { country: 'Australia', url: 'https://www.mara.gov.au/' },
  { country: 'United Kingdom', url: 'https://www.gov.uk/find-an-immigration-adviser' },
] as const
