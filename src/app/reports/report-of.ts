import { matchPath } from 'react-router-dom'
import { reportLimits } from '@/content/facts/reports'
import type { Fault } from '@/lib/browser/faults'
import { isChangedFromOutside } from '@/lib/browser/page/outside-changes'
import { addressIn, languageAt, pathAt } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import { siteVersion } from '@/lib/site-build'
import { scrubbed } from '@/lib/text/scrubbed'

/** What is sent about one fault, or about how fast the pages were. */
export type Report = {
  kind: Fault['kind'] | 'vitals'
  /** Which step failed, in the site's own words. */
  what?: string
  /** The error, without anything that may identify a person. */
  error?: string
  /** Where in the code: file, line and column, the innermost first. */
  at?: readonly string[]
  /** In ms, except for CLS. */
  vitals?: Readonly<Record<string, number>>
  /** The pattern of the address: never an id, a query or a fragment. */
  page: string
  version: string
}

const patterns = Object.values(paths).map(({ path }) => path)

/** With the prefix of its language: "/ml/country/:id". */
function patternAt(pathname: string): string {
  const found = patterns.find((path) => matchPath(path, pathAt(pathname)))
  return found === undefined ? 'unknown' : addressIn(languageAt(pathname), found)
}

/** What every report says of where it comes from. */
export const origin = (): Pick<Report, 'page' | 'version'> => ({
  page: patternAt(window.location.pathname),
  version: siteVersion(),
})

const short = (text: string) => scrubbed(text).slice(0, reportLimits.mostLetters)

function place(address: string, line: number | string, column: number | string): string {
  const url = new URL(address, window.location.href)
  if (url.origin !== window.location.origin) return url.origin
  const file = url.pathname.startsWith('/assets/') ? url.pathname.slice('/assets/'.length) : 'page'
  return `${file}:${line}:${column}`
}

const PLACE = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/g

function placesOf(stack: string): string[] {
  const all = [...stack.matchAll(PLACE)].slice(0, reportLimits.mostPlaces)
  return all.map(([, address = '', line = '', column = '']) => place(address, line, column))
}

/** What was thrown, as text; of a response only the status, since its text may name somebody. */
function wordsOf(cause: unknown): string {
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`
  const status: unknown = Reflect.get(Object(cause), 'status')
  return typeof status === 'number' ? `status ${status}` : typeof cause
}

/** Whether a browser extension caused it, and not the site. */
const isForeign = (text: string) => /-extension:/.test(text)

/** React's message that the HTML was not what it rendered; it then renders the page, or that part, anew. */
const OTHER_HTML = /React error #418\b/

/** Whether React only met what a translator or an extension had done to the page: the reader has the whole page. */
const isRepaired = ({ kind, what, cause }: Fault) =>
  kind === 'error' &&
  OTHER_HTML.test(cause instanceof Error ? cause.message : what) &&
  isChangedFromOutside()

function ofPolicy(event: SecurityPolicyViolationEvent): Report | null {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event
  if (isForeign(blockedURI) || isForeign(sourceFile)) return null
  const blocked = /^https?:/.test(blockedURI) ? new URL(blockedURI).origin : blockedURI
  return {
    kind: 'policy',
    what: effectiveDirective,
    error: short(blocked),
    ...(/^https?:/.test(sourceFile) && { at: [place(sourceFile, lineNumber, columnNumber)] }),
    ...origin(),
  }
}

/** What is reported about a fault; null for one that the site did not cause. Product 10, Reports. */
export function reportOf(fault: Fault): Report | null {
  const { kind, what, cause } = fault
  if (kind === 'policy')
    return cause instanceof SecurityPolicyViolationEvent ? ofPolicy(cause) : null
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  if (isForeign(stack) || isRepaired(fault)) return null
  return {
    kind,
    // The browser's own text only repeats the error's message; the site's text is never personal.
    ...(kind === 'failure' && { what }),
    error: short(cause === undefined || cause === null ? what : wordsOf(cause)),
    at: placesOf(stack),
    ...origin(),
  }
}
