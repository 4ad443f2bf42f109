import fc from 'fast-check'

/** Every run draws the same values; PROPERTY_SEED and PROPERTY_RUNS try others, and more of them. */
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_120)
const times = Number(process.env.PROPERTY_RUNS ?? 1)

/**
 * Tries a rule on many drawn values. A failure says the seed, the smallest value that breaks the
 * rule and the path to it: `PROPERTY_SEED=… npx vitest run tests/unit/properties` shows it again.
 */
export async function holds<Drawn extends [unknown, ...unknown[]]>(
  drawn: { [K in keyof Drawn]: fc.Arbitrary<Drawn[K]> },
  rule: (...values: Drawn) => void | Promise<void>,
  numRuns = 300,
): Promise<void> {
  const property = fc.asyncProperty<Drawn>(...drawn, async (...values) => rule(...values))
  await fc.assert(property, { seed, numRuns: numRuns * times })
}
