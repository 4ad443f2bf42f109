import { schengenCountries } from './schengen'

/** With those that nothing else of the content speaks of: the 29 of 2025. */
const schengen = [
  ...schengenCountries,
  'iceland',
  'liechtenstein',
  'norway',
  'romania',
  'slovakia',
  'slovenia',
]

const gulf = ['bahrain', 'kuwait', 'oman', 'qatar', 'saudi arabia', 'united arab emirates']

/** The countries of the parts of the world that people search for by one word. Read by the search. */
export const regions: ReadonlyMap<string, readonly string[]> = new Map([
  ['gulf', gulf],
  ['gcc', gulf],
  ['schengen', schengen],
  [
    'europe',
    [
      ...schengen,
      'albania',
      'belarus',
      'cyprus',
      'ireland',
      'moldova',
      'montenegro',
      'north macedonia',
      'serbia',
      'ukraine',
      'united kingdom',
    ],
  ],
])
