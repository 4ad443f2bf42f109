/** Countries without border checks among each other, 2025. */
const schengen = [
  'austria',
  'belgium',
  'bulgaria',
  'croatia',
  'czech republic',
  'denmark',
  'estonia',
  'finland',
  'france',
  'germany',
  'greece',
  'hungary',
  'iceland',
  'italy',
  'latvia',
  'liechtenstein',
  'lithuania',
  'luxembourg',
  'malta',
  'netherlands',
  'norway',
  'poland',
  'portugal',
  'romania',
  'slovakia',
  'slovenia',
  'spain',
  'sweden',
  'switzerland',
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
