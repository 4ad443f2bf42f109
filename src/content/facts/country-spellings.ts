/**
 * Other English names that people and the API use for a country. The key is Unicode's name for it, without accents. The
 * search reads them. The countries in countries.ts have their other names there. A country without one is listed if its
 * name is inside another country's: "mali" in "Somalia".
 */
export const otherEnglishNames: Readonly<Record<string, readonly string[]>> = {
  'cape verde': ['cabo verde'],
  'congo brazzaville': ['congo'],
  'congo kinshasa': ['dr congo'],
  "cote d'ivoire": ['ivory coast'],
  eswatini: ['swaziland'],
  'hong kong sar china': ['hong kong'],
  'macao sar china': ['macao', 'macau'],
  mali: [],
  'myanmar (burma)': ['burma', 'myanmar'],
  niger: [],
  'north macedonia': ['macedonia'],
  oman: [],
  'palestinian territories': ['palestine'],
  russia: ['russian federation'],
  'saudi arabia': ['ksa'],
  'timor leste': ['east timor'],
  turkiye: ['turkey'],
  'vatican city': ['vatican'],
}

/** The usual name of a country where Unicode has a less usual one. The key is the English name. */
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

/** More names that people search for a country by, besides the one that the pages show. Listed by its key. */
export const searchedNames = {
  ml: {
    'saudi arabia': ['സൗദി'],
    'south korea': ['സൗത്ത് കൊറിയ'],
    'united arab emirates': ['ദുബായ്', 'ദുബൈ', 'അബുദാബി', 'എമിറേറ്റ്സ്'],
    'united kingdom': ['ബ്രിട്ടൻ', 'ഇംഗ്ലണ്ട്', 'സ്കോട്ട്ലൻഡ്'],
    'united states': ['യുഎസ്', 'യുഎസ്എ'],
    bahrain: ['ബഹറിൻ'],
    israel: ['ഇസ്രയേൽ'],
    kuwait: ['കുവൈത്ത്'],
    lithuania: ['ലിഥുവാനിയ'],
    netherlands: ['ഹോളണ്ട്'],
    romania: ['റുമാനിയ'],
    singapore: ['സിങ്കപ്പൂർ'],
    turkiye: ['ടർക്കി'],
    ukraine: ['യുക്രൈൻ', 'ഉക്രൈൻ'],
  },
  hi: {
    'czech republic': ['चेक गणराज्य'],
    'saudi arabia': ['सउदी अरब', 'साउदी अरब'],
    'south korea': ['साउथ कोरिया'],
    'united arab emirates': ['दुबई', 'अबू धाबी', 'अमीरात'],
    'united kingdom': ['यूके', 'इंग्लैंड', 'स्कॉटलैंड'],
    'united states': ['अमरीका', 'यूएस', 'यूएसए'],
    canada: ['कैनेडा', 'केनेडा'],
    india: ['इंडिया'],
    israel: ['इस्राइल'],
    netherlands: ['हॉलैंड'],
    russia: ['रशिया'],
    turkiye: ['टर्की'],
  },
} as const satisfies Record<keyof typeof saidNames, Readonly<Record<string, readonly string[]>>>

/** Regions of Unicode that are no countries, or where nobody goes. Their letters would make each page larger. */
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
