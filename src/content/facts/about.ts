/** Official sites on which anybody can check on us, named in `@/words/about`. */
export const registers = [
  { id: 'companies', url: 'https://www.mca.gov.in/' },
  { id: 'gst', url: 'https://www.gst.gov.in/' },
  { id: 'recruiters', url: 'https://emigrate.gov.in/' },
] as const

/** Where to report that one was cheated. */
export const cybercrimeUrl = 'https://cybercrime.gov.in/'
