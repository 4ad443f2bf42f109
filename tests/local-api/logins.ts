/** The sample accounts of the seed, for trying things out and for tests. */
export const sampleLogins = {
  member: { email: 'anjali@example.com', password: 'member-2468' },
  premium: { email: 'rahul@example.com', password: 'premium-2468' },
  expired: { email: 'fathima@example.com', password: 'expired-2468' },
  /** This login ends after a minute; the API then does not answer, as many servers of this kind do. */
  minute: { email: 'divya@example.com', password: 'minute-2468' },
  admin: { email: 'admin@example.com', password: 'admin-2468' },
} as const
