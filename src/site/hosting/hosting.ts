import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { addressIn, languages } from '#languages'
import { PHOTO_FOLDER } from '#site-files'
import type { LanguageBuild } from '#site/language-builds.ts'
import { LOCK } from '#site/lock.mjs'
import { manifestFile } from '#site/saved-site.ts'
import { writeCompressed } from './compressed.ts'
import {
  IMMUTABLE,
  type PolicyFacts,
  REVALIDATED_FILES,
  REVALIDATE,
  CORP_HEADER,
  ROBOTS_HEADER,
  ROBOTS_OF_UNLISTED,
  siteHeaders,
} from './headers.ts'
import { inlineScripts } from './headers-inline.ts'
import { apacheConfiguration } from './hosting-apache.ts'
import { UNLISTED_ADDRESSES } from './hosting-expressions.ts'
import { hostingFolder } from './hosting-folder.mjs'
import { nginxConfiguration } from './hosting-nginx.ts'
import { pagesBehindShell, redirectsFile } from './hosting-redirects.ts'
import { checkStylesAreAllowed } from './style-policy.ts'

/** What a host must know of a built site. */
type Hosting = v.InferOutput<typeof hostingSchema>

/** What the site's own server must know in addition. */
export type ServerFacts = Hosting & {
  /** Whether the API answers on the site's own host. */
  ownApi: boolean
  /** The path on the site's own host that receives reports; empty: none. */
  reportPath: string
}

const hostingSchema = v.object({
  /** Patterns of the addresses that are answered with the shell of their language. */
  shellPatterns: v.array(v.string()),
  /** The headers of the responses. */
  headers: v.record(v.string(), v.string()),
})

const DATA = 'hosting.json'

/** Whether the API is on the site's own host, which the settings may name in full. */
export const isOwnApi = ({ apiHost, siteUrl }: Pick<PolicyFacts, 'apiHost' | 'siteUrl'>): boolean =>
  apiHost === '' || apiHost === siteUrl

/** The path on the site's own host that must take the reports; empty if another host or the API takes them. */
export function reportPathOf({
  reportUrl,
  ...hosts
}: Pick<PolicyFacts, 'reportUrl' | 'apiHost' | 'siteUrl'>): string {
  const { siteUrl } = hosts
  const isNamedInFull = siteUrl !== '' && reportUrl.startsWith(`${siteUrl}/`)
  const path = isNamedInFull ? reportUrl.slice(siteUrl.length) : reportUrl
  const isApis = isOwnApi(hosts) && path.startsWith('/api/')
  return path.startsWith('/') && !isApis ? path : ''
}

/** The text of `_headers`, which Netlify and Cloudflare read. Both join rules that match at once. */
export function headersFile({ headers }: Pick<Hosting, 'headers'>): string {
  const ours = `  ${CORP_HEADER}: same-origin`
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '# Once the site and all hosts below its name answer over https alone, for good, add to the first block:',
    '#   Strict-Transport-Security: max-age=31536000; includeSubDomains',
    '/*',
    ...lines,
    '/assets/*',
    `  Cache-Control: ${IMMUTABLE}`,
    // `:file` is one part of an address, which excludes the pictures of link previews: others may show them.
    ...['/assets/:file', `${PHOTO_FOLDER}:file`].flatMap((address) => [address, ours]),
    ...addressesOf(UNLISTED_ADDRESSES).flatMap((address) => [
      address,
      `  ${ROBOTS_HEADER}: ${ROBOTS_OF_UNLISTED}`,
    ]),
    ...REVALIDATED_FILES.flatMap((address) => [address, `  Cache-Control: ${REVALIDATE}`, ours]),
    '',
  ].join('\n')
}

/** The addresses of paths, or patterns of them, in every language. */
export const addressesOf = (paths: readonly string[]) =>
  languages.flatMap((language) => paths.map((path) => addressIn(language, path)))

const htmlFiles = (out: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

/**
 * Writes what hosts need to know of the site built in `out`, whose assets are compressed elsewhere.
 * `pages`: the HTML of those without data, and the shells.
 */
export async function writeHosting(
  out: string,
  {
    shellPatterns: patterns,
    builds,
    ...facts
  }: Pick<Hosting, 'shellPatterns'> & PolicyFacts & { builds: readonly LanguageBuild[] },
) {
  const { pages } = facts
  const shellPatterns = addressesOf(patterns)
  // Without these hashes the policy would refuse the site's own start script and styles.
  if (inlineScripts(pages).length === 0)
    throw new Error('No built page has an inline script for the policy to allow')
  checkStylesAreAllowed(pages)
  const hosting = { shellPatterns, headers: siteHeaders(facts) }
  writeFileSync(join(out, '_headers'), headersFile(hosting))
  writeFileSync(join(out, '_redirects'), redirectsOf(out, shellPatterns))

  const folder = hostingFolder(out)
  for (const name of readdirSync(folder))
    if (name !== LOCK) rmSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, DATA), `${JSON.stringify(hosting, null, 2)}\n`)
  const server = { ...hosting, ownApi: isOwnApi(facts), reportPath: reportPathOf(facts) }
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(server))
  writeFileSync(join(folder, '.htaccess'), apacheConfiguration(server))
  for (const { language, manifest } of builds)
    writeFileSync(manifestFile(out, language), JSON.stringify(manifest, null, 2))
  rmSync(join(out, '.vite'), { recursive: true })
  await writeCompressed(out, 'assets')
}

/**
 * The text of `_redirects` for the pages that are now in `out`; a refresh writes it again. `shellPatterns` are
 * addresses, in every language.
 */
export const redirectsOf = (out: string, shellPatterns: readonly string[]): string =>
  redirectsFile(shellPatterns, pagesBehindShell(htmlFiles(out), shellPatterns))

/** What `writeHosting` wrote. Throws if there is no build. */
export function readHosting(out: string): Hosting {
  const file = join(hostingFolder(out), DATA)
  if (!existsSync(file)) throw new Error(`${out} contains no built site: run the build first`)
  return v.parse(hostingSchema, JSON.parse(readFileSync(file, 'utf8')))
}
