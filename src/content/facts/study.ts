/** The countries that the page has notes on for students, in order, each with its official page. */
export const studyNotes = [
  { country: 'Germany', officialUrl: 'https://india.diplo.de/' },
  { country: 'United Kingdom', officialUrl: 'https://www.gov.uk/student-visa' },
  {
    country: 'Canada',
    officialUrl:
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada.html',
  },
  { country: 'Australia', officialUrl: 'https://immi.homeaffairs.gov.au/' },
  { country: 'USA', officialUrl: 'https://studyinthestates.dhs.gov/' },
  { country: 'Ireland', officialUrl: 'https://www.irishimmigration.ie/' },
  { country: 'France', officialUrl: 'https://www.inde.campusfrance.org/' },
  { country: 'Italy', officialUrl: 'https://www.universitaly.it/' },
  { country: 'Netherlands', officialUrl: 'https://ind.nl/en' },
] as const

/** Where India says which medical degrees from abroad it accepts. */
export const medicalDegreesUrl = 'https://www.nmc.org.in/'
