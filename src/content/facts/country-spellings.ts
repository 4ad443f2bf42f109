/**
 * Other English names for countries than Unicode's, by those, without accents: people and the API
 * use them. Those that the words know are in countries.ts.
 */
export const otherEnglishNames: Readonly<Record<string, readonly string[]>> = {
  'cape verde': ['cabo verde'],
  'congo brazzaville': ['congo'],
  'congo kinshasa': ['dr congo'],
  "cote d'ivoire": ['ivory coast'],
  eswatini: ['swaziland'],
  'hong kong sar china': ['hong kong'],
  'macao sar china': ['macao', 'macau'],
  'myanmar (burma)': ['burma', 'myanmar'],
  'north macedonia': ['macedonia'],
  'palestinian territories': ['palestine'],
  russia: ['russian federation'],
  'saudi arabia': ['ksa'],
  'timor leste': ['east timor'],
  turkiye: ['turkey'],
  'vatican city': ['vatican'],
}

/** What people say where Unicode's name is another, by the key of the English name. */
export const saidNames = {
  ml: {
    'hong kong sar china': 'ഹോങ്കോങ്',
    'macao sar china': 'മക്കാവു',
    'myanmar (burma)': 'മ്യാൻമർ',
    'united arab emirates': 'യുഎഇ',
    bahrain: 'ബഹ്‌റൈൻ',
    georgia: 'ജോർജിയ',
    iceland: 'ഐസ്‌ലൻഡ്',
    jordan: 'ജോർദാൻ',
    norway: 'നോർവേ',
    switzerland: 'സ്വിറ്റ്സർലൻഡ്',
    thailand: 'തായ്‌ലൻഡ്',
    turkiye: 'തുർക്കി',
    ukraine: 'യുക്രെയ്ൻ',
  },
  hi: {
    'hong kong sar china': 'हांगकांग',
    'macao sar china': 'मकाऊ',
    'myanmar (burma)': 'म्यांमार',
    'united arab emirates': 'यूएई',
    turkiye: 'तुर्की',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/** Names by which people search for a country besides those that the pages show, by its key. */
export const searchedNames = {
  ml: {
    'united arab emirates': ['ദുബായ്', 'അബുദാബി', 'എമിറേറ്റ്സ്'],
    'united kingdom': ['ബ്രിട്ടൻ', 'ഇംഗ്ലണ്ട്', 'സ്കോട്ട്ലൻഡ്'],
    'united states': ['യുഎസ്', 'യുഎസ്എ'],
    netherlands: ['ഹോളണ്ട്'],
  },
  hi: {
    'united arab emirates': ['दुबई', 'अबू धाबी', 'अमीरात'],
    'united kingdom': ['यूके', 'इंग्लैंड', 'स्कॉटलैंड'],
    'united states': ['अमरीका', 'यूएस', 'यूएसए'],
    netherlands: ['हॉलैंड'],
  },
} as const satisfies Record<keyof typeof saidNames, Readonly<Record<string, readonly string[]>>>

/** Regions of Unicode that are no countries, or where nobody goes; their letters would weigh on every page. */
export const noCountries: readonly string[] = [
  'AC',
  'AQ',
  'BV',
  'CC',
  'CP',
  'CQ',
  'CX',
  'DG',
  'EA',
  'EH',
  'EU',
  'EZ',
  'GS',
  'HM',
  'IC',
  'IO',
  'MP',
  'NF',
  'PN',
  'QO',
  'TA',
  'TF',
  'TK',
  'UM',
  'UN',
  'VI',
  'XA',
  'XB',
  'ZZ',
]
