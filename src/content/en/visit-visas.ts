import type { CountryStatus, VisitCountry } from '@/content/facts/visit-countries'

/** The word on the stamp of a country. Product 2, Visit-visa country status cards. */
export const statusNames: Readonly<Record<CountryStatus, string>> = {
  Open: 'Open',
  Restricted: 'Restricted',
  Closed: 'Closed',
}

const schengen =
  'A Schengen visa (type C) covers short visits: up to 90 days in any 180 days, in all Schengen countries together.'

/** What a visit visa is called in each country, and the office that decides about it. */
export const visitVisas: Readonly<
  Record<VisitCountry['name'], { summary: string; officialBody: string }>
> = {
  USA: {
    summary:
      'The visitor visa is called B-1 for business and B-2 for tourism and family. Most people are interviewed.',
    officialBody: 'U.S. Department of State',
  },
  Canada: {
    summary:
      'The visitor visa is also called a temporary resident visa. You apply online and give your fingerprints.',
    officialBody: 'Immigration, Refugees and Citizenship Canada (IRCC)',
  },
  Germany: {
    summary: schengen,
    officialBody: 'German Missions in India',
  },
  France: {
    summary: schengen,
    officialBody: 'The French consulate (France-Visas)',
  },
  Italy: {
    summary: schengen,
    officialBody: 'Italian Ministry of Foreign Affairs',
  },
  Spain: {
    summary: schengen,
    officialBody: 'Spanish Ministry of Foreign Affairs',
  },
  Japan: {
    summary:
      'The visa for tourism, family and short business visits is a short-term stay visa. Paid work is not allowed.',
    officialBody: 'Embassy of Japan in India',
  },
  Australia: {
    summary:
      'The visitor visa is called subclass 600. It has parts for tourists, for business and for sponsored family visits.',
    officialBody: 'Australian Department of Home Affairs',
  },
  India: {
    summary:
      'For guests with a foreign passport. Many can apply online for an e-Visa. Indian citizens need no visa.',
    officialBody: 'Bureau of Immigration, Government of India',
  },
  Brazil: {
    summary:
      'The visit visa is called VIVIS. It covers tourism, business meetings and transit, but no paid work.',
    officialBody: 'Brazilian Ministry of Foreign Affairs',
  },
  'South Korea': {
    summary:
      'Short visits are in visa class C-3: tourism, family and business. Paid work is not allowed.',
    officialBody: 'The Korean embassy or consulate (Korea Visa Portal)',
  },
  Mexico: {
    summary:
      'The visit visa is for a visitor without permission for paid work. You apply at a Mexican consulate.',
    officialBody: 'Embassy of Mexico in India',
  },
}
