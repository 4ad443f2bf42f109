import { languageAt, languages } from '#languages'
import { NOT_FOUND_FILE, SHELL_FILE } from '#site-files'
import { TEXT_TYPES } from './compressed.ts'
import {
  HIDDEN,
  HOSTS_FILES,
  NO_ADDRESS,
  NO_ADDRESS_FILES,
  PREFIXES,
  shellExpression,
  STRANGE_SIGNS,
  WITH_HTML,
  WITH_SLASH,
} from './hosting-expressions.ts'

/** A rewrite rule: if all of `when` hold, what matches becomes `to`. `isFound`: no other address rule applies. */
type Rule = { when?: string[]; match?: string; to: string; flags?: string[]; isFound?: boolean }

const address = (expression: string) => `%{REQUEST_URI} ${expression}`

/**
 * Redirects to a path. Behind a proxy that ends TLS Apache believes that it answers over http, and writes that into
 * the address. Only a plain host name is repeated: anything else could make it another site's address.
 */
const moved = ({ when = [], to, ...rule }: Rule): Rule[] => {
  const flags = ['R=301', 'L']
  const isSecure = '%{HTTP:X-Forwarded-Proto} ^https(?:,|$) [NC]'
  const isPlain = String.raw`%{HTTP_HOST} ^[\w.-]+(?::\d+)?$`
  return [
    { ...rule, when: [isSecure, isPlain, ...when], to: `https://%{HTTP_HOST}${to}`, flags },
    { ...rule, when, to, flags },
  ]
}

/** The folders of all languages except English, as a regular expression. */
const FOLDERS = PREFIXES.replaceAll('/', '')

const missing = (expression: string): Rule => ({
  when: [address(expression)],
  to: '-',
  flags: ['R=404', 'L'],
})

/** For addresses of the shell: their own page if there is one, else the shell of their language. */
const shells = (patterns: readonly string[]) =>
  languages.flatMap((language): Rule[] => {
    const own = patterns.filter((pattern) => languageAt(pattern) === language)
    const isShell = address(`${shellExpression(own)} [NC]`)
    const hasPage = '%{DOCUMENT_ROOT}%{REQUEST_URI}.html -f'
    return own.length > 0
      ? [
          { when: [isShell, hasPage], match: '^(.+)$', to: '$1.html', isFound: true },
          { when: [isShell], to: (language.prefix + SHELL_FILE).slice(1), isFound: true },
        ]
      : []
  })

const outsideAssets = address('!^/assets/')

/** These rules find the file for an address, in this order, as nginx does. */
const addresses = (patterns: readonly string[]): Rule[] => [
  // Apache applies the rules again to the 404 page; `apacheLanguages` has noted the language.
  {
    when: ['%{ENV:REDIRECT_STATUS} =404', '%{ENV:REDIRECT_SITE_LANGUAGE} ^(.+)$'],
    match: String.raw`^404\.html$`,
    to: `%1${NOT_FOUND_FILE}`,
  },
  { when: ['%{ENV:REDIRECT_STATUS} .'], to: '-', isFound: true },
  { when: ['%{REQUEST_METHOD} !^(?:GET|HEAD)$'], to: '-', flags: ['R=405', 'L'] },
  missing(HOSTS_FILES),
  missing(NO_ADDRESS),
  missing(NO_ADDRESS_FILES),
  ...moved({ when: [outsideAssets, address(WITH_SLASH)], to: '%1' }),
  ...moved({ match: String.raw`^index\.html$`, to: '/' }),
  ...moved({ match: String.raw`^(${FOLDERS})/index\.html$`, to: '/$1' }),
  // Before the shells: they would take the name of a page's file for an id that does not exist.
  ...moved({ when: [outsideAssets, address(WITH_HTML)], to: '%1' }),
  ...shells(patterns),
  missing(STRANGE_SIGNS),
  missing(HIDDEN),
  ...moved({ when: [outsideAssets, address(String.raw`^(/.+)\.html$`)], to: '%1' }),
  { match: '^$', to: 'index.html', isFound: true },
  {
    when: ['%{DOCUMENT_ROOT}/$1 !-f', '%{DOCUMENT_ROOT}/$1.html -f'],
    match: '^(.+)$',
    to: '$1.html',
    isFound: true,
  },
  { when: ['%{DOCUMENT_ROOT}%{REQUEST_URI} !-f'], to: '-', flags: ['R=404', 'L'] },
]

const text = `(?:${Object.keys(TEXT_TYPES)
  .join('|')
  .replaceAll('.', String.raw`\.`)})`

const encodings = [
  { ending: 'br', name: 'br', off: 'no-brotli' },
  { ending: 'gz', name: 'gzip', off: 'no-gzip' },
]

/** What follows an encoding's name in Accept-Encoding if the client refuses it. */
const REFUSED = String.raw`\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`

/** Keeps the host's own compression from what the client refuses: Apache's modules do not read q. */
export const apacheRefusals = encodings
  .map(({ name, off }) => `SetEnvIfNoCase Accept-Encoding "\\b${name}${REFUSED}" ${off}`)
  .join('\n')

/** Sends what the build compressed as it is. */
const forms = encodings.map(({ ending, name }): Rule => ({
  when: [
    String.raw`%{HTTP:Accept-Encoding} \b${name}\b(?!${REFUSED}) [NC]`,
    `%{DOCUMENT_ROOT}/$1.${ending} -f`,
  ],
  match: `^(.+${text})$`,
  to: `$1.${ending}`,
  flags: ['L'],
}))

/** Notes the language of an address, so that it is known even after Apache has gone on to the 404 page. */
export const apacheLanguages = languages
  .filter(({ prefix }) => prefix)
  .map(
    ({ prefix }) =>
      `SetEnvIfNoCase Request_URI "^${prefix}(?:/|$)" SITE_LANGUAGE=${prefix.slice(1)}`,
  )
  .join('\n')

/** All rewrite rules for a site's addresses, for Apache's mod_rewrite, relative to the site's root. */
export const apacheRules = (patterns: readonly string[]): string =>
  linesOf([...addresses(patterns), ...forms])

function linesOf(rules: readonly Rule[]): string {
  return rules
    .flatMap(({ when = [], match = '^', to, flags = [], isFound }, place) => {
      const all = isFound ? [...flags, `S=${rules.length - forms.length - place - 1}`] : flags
      return [
        ...when.map((condition) => `RewriteCond ${condition}`),
        `RewriteRule ${match} ${to}${all.length > 0 ? ` [${all.join(',')}]` : ''}`,
      ]
    })
    .join('\n')
}
