// @vitest-environment node
import { expect, test } from 'vitest'
import { ASKS_API, ASKS_NOTHING, calls } from './properties/calls'

const sources = import.meta.glob<string>('/src/{auth,components,entities,features,lib}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The functions that a module exports, by its text. */
const functionsIn = (text: string) =>
  Array.from(
    text.matchAll(
      /^export (?:(?:async )?function (\w+)|const (\w+) =\s+(?:async )?(?:\(|<|\w+ =>))/gm,
    ),
    ([, declared, assigned]) => declared ?? assigned ?? '',
  )

test('each function that asks the API is in the table of calls (tests/unit/properties/calls.ts)', () => {
  const asking = Object.values(sources)
    .filter((text) => ASKS_API.test(text))
    .flatMap(functionsIn)
    .filter((name) => !ASKS_NOTHING.test(name))
  expect(Object.keys(calls).toSorted(), 'tests/unit/properties/calls.ts').toEqual(asking.toSorted())
})
