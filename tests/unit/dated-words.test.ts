// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { dataNotice as englishNotice } from '@/content/en/data-notice'
import * as english from '@/content/en/policy'
import { company } from '@/content/facts/company'
import { noticeVersion, noticeWrittenOn } from '@/content/facts/data-notice'
import { policyWrittenOn } from '@/content/facts/policy'
import { dataNotice as hindiNotice } from '@/content/hi/data-notice'
import * as hindi from '@/content/hi/policy'
import { dataNotice as malayalamNotice } from '@/content/ml/data-notice'
import * as malayalam from '@/content/ml/policy'

/** What the policy said, in all three languages, on the day that the page names. */
const policyThen = { writtenOn: '2026-11-30', words: '38e4960d8d9b7a8a' }

/** What the notices beside the forms said, in all three languages, in the version that they name. */
const noticesThen = { version: 4, writtenOn: '2026-11-29', words: '4c7cd0670aeda28b' }

/** Without our name and address, which the owner sets before the launch, and without the line that names the version. */
const hashOf = (words: unknown) => {
  const said = JSON.stringify(words, (key, value: unknown) => (key === 'version' ? '' : value))
  return createHash('sha256')
    .update(said.replaceAll(company.email, '').replaceAll(company.name, ''))
    .digest('hex')
    .slice(0, 16)
}

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

test('the notices beside the forms name the version and the day of their words', () => {
  const words = hashOf([englishNotice, malayalamNotice, hindiNotice])
  const isAsThen =
    words === noticesThen.words &&
    noticeVersion === noticesThen.version &&
    noticeWrittenOn === noticesThen.writtenOn
  const todo = isAsThen
    ? 'nothing'
    : 'The words of the notices changed, or their version or date. In src/content/facts/data-notice.ts make the ' +
      'version one higher and set the date to the day of this change; then, in this test, set noticesThen to them ' +
      `and to '${words}'.`
  expect(todo).toBe('nothing')
})

test.each([
  { code: 'en', notice: englishNotice, phone: 'phone', call: 'call', send: 'send' },
  { code: 'ml', notice: malayalamNotice, phone: 'ഫോൺ', call: 'വിളിക്ക', send: 'അയയ്ക്ക' },
  { code: 'hi', notice: hindiNotice, phone: 'फ़ोन', call: 'फ़ोन', send: 'भेज' },
])(
  'in $code no notice promises what its form cannot do: a call without a number, or to send',
  ({ notice: { places, young }, phone, call, send }) => {
    expect(places.contact.which).not.toContain(phone)
    expect(places.contact.why).not.toContain(call)
    expect(places.consultation.why).toContain(call)
    expect(young).not.toContain(send)
  },
)
