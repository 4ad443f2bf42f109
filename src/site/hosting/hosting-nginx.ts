import { NOSNIFF, CORP_HEADER, ROBOTS_HEADER } from './headers.ts'
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
import { nginxMaps, quoted } from './hosting-nginx-maps.ts'
import type { ServerFacts } from './hosting.ts'
import { POLICY } from './style-policy.ts'

const OWN_API = `
    # The API is on the site's own host, since VITE_API_HOST names no other:
    # location ^~ /api/ {
    #     proxy_pass http://127.0.0.1:3000;
    #     proxy_set_header Host $host;
    #     client_max_body_size 12m;
    #     # The API sets its own headers; one add_header here stops those below from being inherited.
    #     add_header X-Content-Type-Options nosniff always;
    # }
`

const reportsAt = (path: string) => `
    # Where reports are sent, since VITE_REPORT_URL is on the site's own host:
    # location = ${quoted(path)} {
    #     proxy_pass http://127.0.0.1:3000;
    #     proxy_set_header Host $host;
    #     client_max_body_size 16k;
    #     # One add_header here stops those below from being inherited.
    #     add_header X-Content-Type-Options nosniff always;
    # }
`

/** The site's configuration as one nginx server. Only listen, server_name and root are left to fill in. */
export function nginxConfiguration(facts: ServerFacts): string {
  const { shellPatterns, headers, ownApi, reportPath } = facts
  const { [POLICY]: policy = '', [ROBOTS_HEADER]: robots = '', ...others } = headers
  const added = Object.entries(others).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  )
  return `# Written by the build. It contains the policy of this build, so deploy both together.
# For nginx's http block: on Debian, copy it to /etc/nginx/conf.d/site.conf, then fill in
# listen, server_name and root. To switch off the service worker, which stores the site for offline use,
# replace service-worker.js by the service-worker-off.js that is beside this file.

${nginxMaps(policy, robots)}

server {
    listen 80;
    server_name _;
    root /var/www/site;

    charset utf-8;
    server_tokens off;
    absolute_redirect off;
    error_page 404 $site_missing;

    # Files that the build compressed are sent as they are.
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
    add_header ${CORP_HEADER} $site_shown_by always;
    add_header ${ROBOTS_HEADER} $site_robots always;
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

    # Files that are not pages: the headers that protect pages would only add bytes.
    location ^~ /assets/ {
        try_files $uri =404;
        add_header Cache-Control $site_caching always;
        add_header ${CORP_HEADER} $site_shown_by always;
        add_header ${NOSNIFF} ${quoted(headers[NOSNIFF] ?? '')} always;
    }

    # Addresses with an id, and the members' areas: their page if there is one, else the shell,
    # which the browser fills. Only these characters are ever part of a redirect.
    location ~* ${shellExpression(shellPatterns)} {
        rewrite ${WITH_SLASH} $1 permanent;
        rewrite ${WITH_HTML} $1 permanent;
        try_files $uri.html $site_shell =404;
    }

    # What is not an address of the site: other hosts' settings, hidden files, file names, and characters
    # that no address has. A browser reads /\\ as //, and so a redirect to it as another site.
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
    location ~ ^(?:${PREFIXES})/index\\.html$ {
        rewrite ^(.+)/index\\.html$ $1 permanent;
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
