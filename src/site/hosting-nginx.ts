import { NOT_FOUND_FILE, SHELL_FILE } from '#site-files'
import {
  IMMUTABLE,
  NOSNIFF,
  ASKED_ABOUT,
  REVALIDATE,
  SHORT,
  SHOWN_ANYWHERE,
  SHOWN_BY,
} from './headers.ts'
import {
  HIDDEN,
  HOSTS_FILES,
  NO_ADDRESS,
  NO_ADDRESS_FILES,
  PREFIXES,
  shellExpression,
  STRANGE_SIGNS,
  WITH_SLASH,
} from './hosting-expressions.ts'
import { fileInLanguage } from './hosting-nginx-languages.ts'
import type { ServerFacts } from './hosting.ts'
import { POLICY } from './style-policy.ts'

/** A value in nginx's quotes. Throws for a value with both kinds of quotes, which nginx cannot read. */
function quoted(value: string): string {
  if (value.includes('"') && value.includes("'")) throw new Error(`nginx cannot read ${value}`)
  return value.includes('"') ? `'${value}'` : `"${value}"`
}

const OWN_API = `
    # The API on the site's own host, since VITE_API_HOST names no other:
    # location ^~ /api/ {
    #     proxy_pass http://127.0.0.1:3000;
    #     proxy_set_header Host $host;
    #     client_max_body_size 12m;
    #     # The API sets its own headers; one of its own keeps those below away.
    #     add_header X-Content-Type-Options nosniff always;
    # }
`

const reportsAt = (path: string) => `
    # What takes the reports, since VITE_REPORT_URL leads to the site's own host:
    # location = ${quoted(path)} {
    #     proxy_pass http://127.0.0.1:3000;
    #     proxy_set_header Host $host;
    #     client_max_body_size 16k;
    #     # One of its own keeps those below away.
    #     add_header X-Content-Type-Options nosniff always;
    # }
`

/** The site's configuration as one nginx server. Only listen, server_name and root are left to fill in. */
export function nginxConfiguration(facts: ServerFacts): string {
  const { shellPatterns, headers, ownApi, reportPath } = facts
  const { [POLICY]: policy = '', ...others } = headers
  const added = Object.entries(others).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  )
  const refreshed = ASKED_ABOUT.map((address) => address.replaceAll('.', '\\.')).join('|')
  return `# Written by the build; each build's own policy stands in it, so deploy both together.
# For nginx's http block: on Debian, copy it to /etc/nginx/conf.d/site.conf, then fill in
# listen, server_name and root. To switch off the worker that keeps the site for use without a line,
# put service-worker-off.js from beside this file in the place of service-worker.js.

# Only pages need the policy.
map $sent_http_content_type $site_policy {
    default "";
    "~^text/html" ${quoted(policy)};
}

# An answer 304 says nothing of pages: what the browser has stored stays.
map "$status $uri $sent_http_content_type" $site_caching {
    default "";
    "~^(?:200|206|304) /assets/" "${IMMUTABLE}";
    "~ text/html" "${REVALIDATE}";
    "~^20[06] (?:${refreshed}) " "${REVALIDATE}";
    "~^20[06] " "${SHORT}";
}

# What answers where there is no file, in the language of the address.
${fileInLanguage('$site_shell', SHELL_FILE)}
${fileInLanguage('$site_missing', NOT_FOUND_FILE)}

# Nobody else's page shows our files, but for the pictures of link previews and our mark.
map $uri $site_shown_by {
    default "same-origin";
    "~${SHOWN_ANYWHERE}" "cross-origin";
}

server {
    listen 80;
    server_name _;
    root /var/www/site;

    charset utf-8;
    server_tokens off;
    absolute_redirect off;
    error_page 404 $site_missing;

    # What the build compressed is sent as it is.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_proxied any;
    gzip_types text/css text/plain text/javascript application/javascript application/json
        application/xml text/xml application/manifest+json image/svg+xml;

    # The build wrote each file in Brotli too, an eighth smaller. On Debian, with the package
    # libnginx-mod-http-brotli-static:
    # brotli_static on;

    add_header ${POLICY} $site_policy always;
    add_header Cache-Control $site_caching always;
    add_header ${SHOWN_BY} $site_shown_by always;
${added.join('\n')}
    # Once the site and all hosts below its name answer over https alone, for good:
    # add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;
${ownApi ? OWN_API : ''}${reportPath && reportsAt(reportPath)}
    location = / {
        try_files /index.html =404;
    }

    location / {
        rewrite ^(/.+)/$ $1 permanent;
        try_files $uri $uri.html =404;
    }

    # Files that are no page: what guards pages would only make each of them heavier.
    location ^~ /assets/ {
        try_files $uri =404;
        add_header Cache-Control $site_caching always;
        add_header ${SHOWN_BY} $site_shown_by always;
        add_header ${NOSNIFF} ${quoted(headers[NOSNIFF] ?? '')} always;
    }

    # Addresses with an id, and the members' areas: their page where there is one, else the shell,
    # which the browser fills. No more signs than these are ever redirected.
    location ~* ${shellExpression(shellPatterns)} {
        rewrite ${WITH_SLASH} $1 permanent;
        try_files $uri.html $site_shell =404;
    }

    # What is no address of the site: other hosts' settings, hidden files, names of files, and signs
    # that stand in no address. A browser reads /\\ as //, and so a redirect to it as another site.
    location ~ "${STRANGE_SIGNS}" {
        return 404;
    }
    location ~ ${HOSTS_FILES} {
        return 404;
    }
    location ~ ${NO_ADDRESS} {
        return 404;
    }
    location ~ ${HIDDEN} {
        return 404;
    }
    location ~ ${NO_ADDRESS_FILES} {
        internal;
    }
    location = /index.html {
        rewrite ^ / permanent;
    }
    location ~ \\.html$ {
        rewrite ^(/.+)\\.html$ $1 permanent;
    }

    location ~ ^(?:${PREFIXES})?/manifest\\.webmanifest$ {
        types {
        }
        default_type application/manifest+json;
    }
}
`
}
