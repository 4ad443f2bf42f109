interface Adviser {
  /** A country that has a register of advisers: see `adviserRegisters` in immigration.ts. */
  country: 'Canada' | 'Australia' | 'United Kingdom'
  name: string
  licence: string
}

/**
 * Who advises on which country, and under which licence. These are samples: replace them with the real ones. They are
 * not in company.ts, because every page loads that file at once.
 */
export const advisers: readonly Adviser[] = [
  { country: 'Canada', name: 'Sample', licence: 'SAMPLE-000000' },
  { country: 'Australia', name: 'Sample', licence: 'SAMPLE-000000' },
  { country: 'United Kingdom', name: 'Sample', licence: 'SAMPLE-000000' },
]
