import { NOT_FOUND_FILE, SHELL_FILE } from '#site-files'
import {
  IMMUTABLE,
  REVALIDATED_FILES,
  REVALIDATE,
  ROBOTS_OF_UNLISTED,
  SHORT,
  SHOWN_ANYWHERE,
} from './headers.ts'
import { UNLISTED } from './hosting-expressions.ts'
import { fileInLanguage } from './hosting-nginx-languages.ts'

/** A value in nginx's quotes. Throws for a value with both kinds of quotes, which nginx cannot read. */
export function quoted(value: string): string {
  if (value.includes('"') && value.includes("'"))
    throw new Error(`nginx cannot read a value with both kinds of quotes: ${value}`)
  return value.includes('"') ? `'${value}'` : `"${value}"`
}

const refreshed = REVALIDATED_FILES.map((address) => address.replaceAll('.', '\\.')).join('|')

/**
 * The variables of nginx's configuration that depend on what is asked for and what is answered. `policy` and `robots`
 * are headers of pages.
 */
export const nginxMaps = (policy: string, robots: string): string =>
  `# Only pages need the policy.
map $sent_http_content_type $site_policy {
    default "";
    "~^text/html" ${quoted(policy)};
}

# An answer 304 has no page headers: the browser keeps those that it has stored.
map "$status $uri $sent_http_content_type" $site_caching {
    default "";
    "~^(?:200|206|304) /assets/" "${IMMUTABLE}";
    "~ text/html" "${REVALIDATE}";
    "~^20[06] (?:${refreshed}) " "${REVALIDATE}";
    "~^20[06] " "${SHORT}";
}

# What is sent where there is no file, in the language of the address.
${fileInLanguage('$site_shell', SHELL_FILE)}
${fileInLanguage('$site_missing', NOT_FOUND_FILE)}

# Only pages are for search engines, and of these not the ones with a person's or a single job's address.
map "$sent_http_content_type $request_uri" $site_robots {
    default "";
    "~*^text/html[^/]*${UNLISTED}" "${ROBOTS_OF_UNLISTED}";
    "~^text/html" "${robots}";
}

# Other sites cannot embed our files, except the pictures of link previews and our logo.
map $uri $site_shown_by {
    default "same-origin";
    "~${SHOWN_ANYWHERE}" "cross-origin";
}`
