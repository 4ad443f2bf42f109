import { afterEach, expect, test } from 'vitest'
import { reportOf } from '@/app/reports/report-of'
import { noteOutsideChanges } from '@/lib/browser/page/outside-changes'

const at = (address: string) => window.history.replaceState(null, '', address)
afterEach(() => at('/'))

function thrown(message: string, stack = ''): Error {
  const error = new TypeError(message)
  error.stack = stack
  return error
}

test('an error is reported with its message, its places in the code and the pattern of its page', () => {
  at('/register/UC98470?utm=arun#x')
  const { origin } = window.location
  const stack = `TypeError: Arun\n at a (${origin}/assets/site-AbC1.js:1:234567)\n at ${origin}/register/UC98470?utm=arun:3:4\n at https://checkout.razorpay.com/v1/checkout.js:1:2`
  expect(
    reportOf({ kind: 'error', what: 'Uncaught', cause: thrown('bad "Arun" 98470 12345', stack) }),
  ).toEqual({
    kind: 'error',
    error: 'TypeError: bad [words] [number]',
    at: ['site-AbC1.js:1:234567', 'page:3:4', 'https://checkout.razorpay.com'],
    page: '/register/:id',
    version: expect.any(String),
  })
})

test('a failure is reported in the site’s own words; of an answer only the status is included', () => {
  const cause = { status: 412, text: 'Arun has no such template' }
  const report = reportOf({ kind: 'failure', what: 'The e-mail was not sent', cause })
  expect(report).toMatchObject({ what: 'The e-mail was not sent', error: 'status 412' })
  expect(JSON.stringify(report)).not.toContain('Arun')
})

test('a thrown text is reported only by its type', () => {
  const report = reportOf({ kind: 'rejection', what: '', cause: 'Arun Nair wrote this' })
  expect(report).toMatchObject({ error: 'string' })
})

test('errors of a browser extension are not reported', () => {
  const cause = thrown('x', 'at chrome-extension://abc/x.js:1:2')
  expect(reportOf({ kind: 'error', what: '', cause })).toBeNull()
})

test('a page of another language is reported by its pattern there', () => {
  at('/ml/register/UC98470')
  const report = reportOf({ kind: 'error', what: 'Uncaught', cause: thrown('x') })
  expect(report).toMatchObject({ page: '/ml/register/:id' })
})

/** What React throws where the HTML is not what it rendered, in a page with `html`. */
function mismatchIn(html: string, { lang = 'en-IN', classes = '' } = {}) {
  document.documentElement.lang = lang
  document.documentElement.className = classes
  document.body.innerHTML = html
  const cause = thrown('Minified React error #418; visit https://react.dev/errors/418?args[]=HTML')
  return reportOf({ kind: 'error', what: 'Uncaught', cause })
}

afterEach(() => {
  mismatchIn('')
  noteOutsideChanges()
})

test('that React renders a page anew is reported, but not if a translator or an extension has changed the page', () => {
  expect(mismatchIn('<p>Study</p>')).toMatchObject({ error: expect.stringContaining('errors/418') })
  for (const reported of [
    mismatchIn('<p><font><font>Studium</font></font></p>'),
    mismatchIn('<p _msttexthash="12">Studium</p>'),
    mismatchIn('<p>Studium</p>', { lang: 'de' }),
    mismatchIn('<p>Study</p>', { classes: 'translated-ltr' }),
    mismatchIn('<p>Study</p><grammarly-extension></grammarly-extension>'),
  ])
    expect(reported).toBeNull()
})

test('React removes the traces of a translator before it says so: they are noted before', () => {
  mismatchIn('<p><font><font>Studium</font></font></p>')
  noteOutsideChanges()
  expect(mismatchIn('<p>Study</p>')).toBeNull()
})

test('an error that the reader meets is reported from a translated page too', () => {
  mismatchIn('<font>Studium</font>')
  const report = reportOf({ kind: 'error', what: 'Uncaught', cause: thrown('x is undefined') })
  expect(report).toMatchObject({ error: 'TypeError: x is undefined' })
})
