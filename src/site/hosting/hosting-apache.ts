import { NOT_FOUND_FILE } from '#site-files'
import { TEXT_TYPES } from './compressed.ts'
import {
  REVALIDATED_FILES,
  IMMUTABLE,
  NOSNIFF,
  REVALIDATE,
  SHORT,
  SHOWN_ANYWHERE,
  CORP_HEADER,
  ROBOTS_HEADER,
  ROBOTS_OF_UNLISTED,
} from './headers.ts'
import { apacheLanguages, apacheRefusals, apacheRules } from './hosting-apache-rules.ts'
import { PREFIXES, UNLISTED } from './hosting-expressions.ts'
import type { ServerFacts } from './hosting.ts'

/** A value in Apache's quotes; in a header a percent sign would begin a variable. */
const quoted = (value: string) =>
  `"${value.replaceAll('%', '%%').replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const asExpression = (value: string) => value.replaceAll(/[^\w/-]/g, String.raw`\$&`)

const set = (name: string, value: string, condition = '') =>
  `Header always set ${name} ${quoted(value)}${condition && ` env=${condition}`}`

/** The end of a file name, also of its compressed form. */
const END = String.raw`(?:\.(?:br|gz))?$`

const forFiles = (names: string, ...lines: readonly string[]) =>
  [`<FilesMatch "${names}${END}">`, ...lines.map((line) => `    ${line}`), '</FilesMatch>'].join(
    '\n',
  )

/** The rules for addresses that other programs answer on the site's own host. */
function otherPrograms({ ownApi, reportPath }: ServerFacts): string {
  const api = [
    '# The API is on this host, since VITE_API_HOST names no other. To let Apache pass its calls on:',
    '# RewriteRule ^api/ http://127.0.0.1:3000%{REQUEST_URI} [P,L]',
    'RewriteRule ^api/ - [L]',
  ]
  const reports = [
    '# Where reports are sent, VITE_REPORT_URL.',
    `RewriteRule ^${asExpression(reportPath.slice(1))}$ - [L]`,
  ]
  const lines = [...(ownApi ? api : []), ...(reportPath ? reports : [])]
  return lines.length > 0 ? `${lines.join('\n')}\n\n` : ''
}

/** The site's configuration for Apache: the text of `.htaccess`, to be put beside index.html. */
export function apacheConfiguration(facts: ServerFacts): string {
  const { shellPatterns, headers } = facts
  const { [NOSNIFF]: nosniff = '', ...ofPages } = headers
  const revalidated = REVALIDATED_FILES.map((address) => asExpression(address.slice(1))).join('|')
  return `# Written by the build for Apache 2.4. It contains the policy of this build, so deploy both together:
# copy it beside index.html, at the root of a host name. On a server of your own, switch on the modules
# headers and rewrite, and set AllowOverride All for the site's folder. To switch off the service worker,
# which stores the site for offline use, replace service-worker.js by service-worker-off.js.
# If every address answers 500, the host allows no Options here: remove that line.

Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 ${NOT_FOUND_FILE}

${apacheLanguages}
RewriteEngine On
RewriteBase /

${otherPrograms(facts)}# Addresses: as in nginx.conf.
${apacheRules(shellPatterns)}

${apacheRefusals}

AddDefaultCharset utf-8
AddEncoding br .br
AddEncoding gzip .gz
RemoveLanguage .br
AddType application/manifest+json .webmanifest
AddType image/webp .webp
AddType font/woff2 .woff2
${Object.entries(TEXT_TYPES)
  .map(([ending, type]) =>
    forFiles(
      asExpression(ending),
      `ForceType "${type}"`,
      'Header always merge Vary Accept-Encoding',
    ),
  )
  .join('\n')}

${set(NOSNIFF, nosniff)}

# Other sites cannot embed our files, except the pictures of link previews and our logo.
SetEnvIf Request_URI "${SHOWN_ANYWHERE.replaceAll('$', END)}" SITE_SHOWN_ANYWHERE
${set(CORP_HEADER, 'same-origin', '!SITE_SHOWN_ANYWHERE')}
${set(CORP_HEADER, 'cross-origin', 'SITE_SHOWN_ANYWHERE')}

# Not for search engines: pages with a person's or a single job's address. Whenever Apache goes on to another file, it
# puts REDIRECT_ before the mark's name.
SetEnvIfNoCase Request_URI "^${UNLISTED}" SITE_UNLISTED
SetEnvIf REDIRECT_SITE_UNLISTED 1 SITE_UNLISTED

# The 404 page that is sent for a missing file is not one of these: it is a page.
SetEnvIf Request_URI "^/assets/" SITE_FOR_GOOD
SetEnvIf Request_URI "^(?:${PREFIXES}|/\\.well-known)?/[^/]+\\.\\w+$" SITE_FOR_AN_HOUR
${set('Cache-Control', IMMUTABLE, 'SITE_FOR_GOOD')}
${set('Cache-Control', SHORT, 'SITE_FOR_AN_HOUR')}
${forFiles(`^(?:${revalidated})`, set('Cache-Control', REVALIDATE))}

${forFiles(
  String.raw`\.html`,
  set('Cache-Control', REVALIDATE),
  ...Object.entries(ofPages).map(([name, value]) => set(name, value)),
  set(ROBOTS_HEADER, ROBOTS_OF_UNLISTED, 'SITE_UNLISTED'),
  '# Once the site and all hosts below its name answer over https alone, for good:',
  '# Header always set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
)}
`
}
