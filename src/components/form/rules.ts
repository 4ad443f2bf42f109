import * as v from 'valibot'
import { indianMobile } from '@/lib/text/phone'

// A field that is absent (an unticked box, a shortened form) counts as empty.
const typed = v.pipe(v.optional(v.string(), ''), v.trim())

/** Text without the spaces around it; may be empty. */
export const optionalText = typed

/** Text that must be there; `message` says so. */
export const requiredText = (message: string) => v.pipe(typed, v.nonEmpty(message))

// Like the browsers' check of type="email", but with a dot in the domain and letters of any script.
const EMAIL =
  /^[^\s\p{Cc}"(),:;<>@[\\\]]+@(?:(?!-|[^.]*-(?:\.|$))[^\s\p{Cc}!-,./:-@[-`{-~]{1,63}(?:\.(?!$)|$)){2,}$/u

const blankOrEmail = (text: string) => text === '' || EMAIL.test(text)

/** Invisible characters that are copied with an address, except joiners, which are part of Malayalam words. */
const UNSEEN = /[^\P{Cf}\u200C\u200D]/gu

const typedEmail = v.pipe(
  typed,
  v.transform((text) => text.replace(UNSEEN, '')),
  v.trim(),
)

/** An e-mail address, or empty. */
export const optionalEmail = (wrong: string) => v.pipe(typedEmail, v.check(blankOrEmail, wrong))

/** An e-mail address that must be there. */
export const requiredEmail = (missing: string, wrong: string) =>
  v.pipe(typedEmail, v.nonEmpty(missing), v.check(blankOrEmail, wrong))

const blankOrMobile = (text: string) => text === '' || indianMobile(text) !== null
const tenDigits = (text: string) => indianMobile(text) ?? ''

/** An Indian mobile number, or empty; gives its ten digits. */
export const optionalPhone = (wrong: string) =>
  v.pipe(typed, v.check(blankOrMobile, wrong), v.transform(tenDigits))

/** An Indian mobile number that must be there; gives its ten digits. */
export const requiredPhone = (missing: string, wrong: string) =>
  v.pipe(typed, v.nonEmpty(missing), v.check(blankOrMobile, wrong), v.transform(tenDigits))
