/**
 * Official sites whose address has no government ending. Addresses below them ("india.diplo.de") are official too. A
 * text that names a site which is not official shows it as words, not as a link. Product 2, /country/:id.
 */
export const officialHosts: readonly string[] = [
  'aps-india.de',
  'campusfrance.org',
  'canada.ca',
  'college-ic.ca',
  'daad.de',
  'diplo.de',
  'esteri.it',
  'europa.eu',
  'guichet.lu',
  'ind.nl',
  'irishimmigration.ie',
  'kmk.org',
  'make-it-in-germany.com',
  'migrationsverket.se',
  'netherlandsworldwide.nl',
  'nmc.org.in',
  'nyidanmark.dk',
  'studyinfo.fi',
  'universitaly.it',
  'universityadmissions.se',
  'vfsglobal.com',
]
