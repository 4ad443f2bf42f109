import { matchPath } from 'react-router-dom'
import { reportLimits } from '@/content/facts/reports'
import type { Fault } from '@/lib/browser/faults'
import { addressIn, languageAt, pathAt } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import { siteVersion } from '@/lib/site-build'
import { scrubbed } from '@/lib/text/scrubbed'

/** What is sent of one fault, or of how fast the pages were. */
export type Report = {
  kind: Fault['kind'] | 'vitals'
  /** Which step failed, in the site's own words. */
  what?: string
  /** The error, without what may tell of a person. */
  error?: string
  /** Where in the code: file, line and column, the innermost first. */
  at?: readonly string[]
  /** In ms, but for CLS. */
  vitals?: Readonly<Record<string, number>>
  /** The pattern of the address: never an id, a query or a fragment. */
  page: string
  version: string
}

const patterns = Object.values(paths).map(({ path }) => path)

/** As the address of its language: "/ml/country/:id". */
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

/** What was thrown, in words; of an answer its status alone, since its text may name somebody. */
function wordsOf(cause: unknown): string {
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`
  const status: unknown = Reflect.get(Object(cause), 'status')
  return typeof status === 'number' ? `status ${status}` : typeof cause
}

/** Whatever an extension of the browser does is none of ours. */
const isForeign = (text: string) => /-extension:/.test(text)

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

/** What is reported of a fault; null for one that is none of the site's. Product 10, Reports. */
export function reportOf({ kind, what, cause }: Fault): Report | null {
  if (kind === 'policy')
    return cause instanceof SecurityPolicyViolationEvent ? ofPolicy(cause) : null
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  if (isForeign(stack)) return null
  return {
    kind,
    // The browser's own words for an error repeat its message; ours are never anybody else's.
    ...(kind === 'failure' && { what }),
    error: short(cause === undefined || cause === null ? what : wordsOf(cause)),
    at: placesOf(stack),
    ...origin(),
  }
}
