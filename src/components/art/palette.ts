/**
 * The ink box of every illustration: the site's palette and tints of it, as plain hex,
 * so that a drawing looks the same on paper and on a dark page. Product 10, Illustration.
 */
export const ink = {
  paper: '#FBF7EF',
  sand: '#EFE6D5',
  dune: '#E0CBA3',
  line: '#10292B',
  deep: '#0B3B3C',
  green: '#0E6B61',
  leaf: '#5E9C8F',
  haze: '#C9DFD7',
  air: '#DFECE6',
  rust: '#742A18',
  laterite: '#A63C22',
  clay: '#D0826A',
  blush: '#F3D5C3',
  marigold: '#F2B04A',
  glow: '#FADFAE',
  cream: '#FDEFD3',
} as const

/** One colour of the ink box. */
export type Ink = (typeof ink)[keyof typeof ink]
