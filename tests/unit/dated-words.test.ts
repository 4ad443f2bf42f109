// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as english from '@/content/en/policy'
import { company } from '@/content/facts/company'
import { policyWrittenOn } from '@/content/facts/policy'
import * as hindi from '@/content/hi/policy'
import * as malayalam from '@/content/ml/policy'

/** What the policy said, in all three languages, on the day that the page names. */
const policyThen = { writtenOn: '2026-11-28', words: '58c1bfca059090c1' }

/** Without our address: it is a fact, and the owner sets it before the launch. */
const hashOf = (words: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(words).replaceAll(company.email, ''))
    .digest('hex')
    .slice(0, 16)

test('the policy names the day on which its words last changed', () => {
  const words = hashOf(
    [english, malayalam, hindi].map(({ privacySections, termsSections }) => [
      privacySections,
      termsSections,
    ]),
  )
  const isAsThen = words === policyThen.words && policyWrittenOn === policyThen.writtenOn
  // The message tells an editor what to do, where two hashes would not.
  const todo = isAsThen
    ? 'nothing'
    : 'The words of the policy changed, or its date. Set policyWrittenOn in src/content/facts/policy.ts to the day ' +
      `of this change; then, in this test, set policyThen to that day and to '${words}'.`
  expect(todo).toBe('nothing')
})
