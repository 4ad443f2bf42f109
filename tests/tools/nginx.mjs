// A real nginx for the built site, with the configuration that the build wrote.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackPackages } from './debian.mjs'
import { startServer } from './host-server.mjs'
import { root } from './setup.mjs'

const UNPACKED = join(root, 'node_modules/.cache/nginx')

/** Where the program and its list of file types may be: installed, or unpacked by `findNginx`. */
const places = [
  { program: '/usr/sbin/nginx', types: '/etc/nginx/mime.types' },
  {
    program: join(UNPACKED, 'root/usr/sbin/nginx'),
    types: join(UNPACKED, 'root/etc/nginx/mime.types'),
  },
]

const runs = ({ program, types }) =>
  existsSync(program) && existsSync(types) && spawnSync(program, ['-v']).status === 0

/** The nginx of this machine, else Debian's, fetched once; null if neither is available. */
export function findNginx() {
  const found = places.find(runs)
  if (found) return found
  unpackPackages(UNPACKED, ['nginx', 'nginx-common'])
  return places.find(runs) ?? null
}

/** Changes one place of the build's configuration. Throws if it is not there. */
function fill(configuration, from, to) {
  if (!configuration.includes(from)) throw new Error(`The build's nginx.conf has no "${from}"`)
  return configuration.replace(from, () => to)
}

/** The API behind the site. If the API does not answer a request, nginx does not answer it either. */
const proxy = (apiPort) => `
    location ~ ^/(?:api|local)/ {
        proxy_pass http://127.0.0.1:${apiPort};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_buffering off;
        proxy_request_buffering off;
        client_max_body_size 64m;
        add_header X-Content-Type-Options nosniff always;
        error_page 502 504 = @gone;
    }
    location @gone {
        return 444;
    }

    location = / {`

function configurationOf(folder, { types, site, hosting, port, apiPort }) {
  let server = readFileSync(join(hosting, 'nginx.conf'), 'utf8')
  server = fill(server, 'listen 80;', `listen 127.0.0.1:${port};`)
  server = fill(server, 'root /var/www/site;', `root "${site}";`)
  server = fill(server, '\n    location = / {', proxy(apiPort))
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 2;
pid "${folder}/nginx.pid";
error_log "${folder}/error.log" warn;
events {
    worker_connections 1024;
}
http {
    include "${types}";
    default_type application/octet-stream;
    access_log off;
    sendfile on;
    tcp_nopush on;
${scratch.map((name) => `    ${name}_temp_path "${folder}/${name}";`).join('\n')}
${server}
}
`
}

/**
 * Serves the built site in `site` (its hosting folder in `hosting`) on 127.0.0.1:`port`, with
 * the API on `apiPort` behind it, as `startServer` does.
 */
export const startNginx = ({ program, types }, { site, hosting, port, apiPort }) =>
  startServer({ name: 'nginx', program, port }, (folder, file) => ({
    configuration: configurationOf(folder, { types, site, hosting, port, apiPort }),
    args: ['-p', folder, '-c', file, '-e', join(folder, 'error.log')],
    env: process.env,
  }))
