interface Adviser {
  /** A country that keeps a register, see `adviserRegisters`. */
  country: 'Canada' | 'Australia' | 'United Kingdom'
  name: string
  licence: string
}

/**
 * Who of us advises on which country, and under which licence: samples until the real ones stand in their place.
 * Apart from the company's other facts, which every page starts with.
 */
export const advisers: readonly Adviser[] = [
  { country: 'Canada', name: 'Sample', licence: 'SAMPLE-000000' },
  { country: 'Australia', name: 'Sample', licence: 'SAMPLE-000000' },
  { country: 'United Kingdom', name: 'Sample', licence: 'SAMPLE-000000' },
]
