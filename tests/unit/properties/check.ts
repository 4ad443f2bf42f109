import fc from 'fast-check'

/** Every run draws the same values; PROPERTY_SEED draws others, and PROPERTY_RUNS draws more. */
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_120)
const times = Number(process.env.PROPERTY_RUNS ?? 1)

/**
 * Tests a rule with many drawn values. A failure reports the seed, the smallest value that breaks the
 * rule and the path to it: `PROPERTY_SEED=… npx vitest run tests/unit/properties` reproduces it.
 */
export async function holds<Drawn extends [unknown, ...unknown[]]>(
  drawn: { [K in keyof Drawn]: fc.Arbitrary<Drawn[K]> },
  rule: (...values: Drawn) => void | Promise<void>,
  numRuns = 300,
): Promise<void> {
  const property = fc.asyncProperty<Drawn>(...drawn, async (...values) => rule(...values))
  await fc.assert(property, { seed, numRuns: numRuns * times })
}
