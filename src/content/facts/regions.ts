import { schengenCountries } from './schengen'

/** All 29 Schengen countries as of 2025, also those that no other content mentions. */
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

/** The countries in each part of the world that people search for by one word. The search uses this. */
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
