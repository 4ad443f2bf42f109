// A real Apache for the built site, with the .htaccess that the build wrote.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unpackPackages } from './debian.mjs'
import { startServer } from './host-server.mjs'
import { root } from './setup.mjs'

const UNPACKED = join(root, 'node_modules/.cache/apache')
const PROGRAM = ['apache2-bin', 'media-types']
/** Libraries that it needs and few machines have, by name since Debian 13 and before. */
const LIBRARIES = [
  ['libapr1t64', 'libaprutil1t64'],
  ['libapr1', 'libaprutil1'],
]

/** Where the program, its modules and its list of file types may be: installed, or unpacked by `findApache`. */
const places = ['/', join(UNPACKED, 'root')].map((folder) => ({
  program: join(folder, 'usr/sbin/apache2'),
  modules: join(folder, 'usr/lib/apache2/modules'),
  types: join(folder, 'etc/mime.types'),
}))

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((name) =>
  join(UNPACKED, 'root/usr/lib', name),
)
const environment = () => ({ ...process.env, LD_LIBRARY_PATH: libraries.join(':') })

const runs = ({ program, types }) =>
  existsSync(program) &&
  existsSync(types) &&
  spawnSync(program, ['-v'], { env: environment() }).status === 0

/** The Apache of this machine, else Debian's, fetched once; null if neither is available. */
export function findApache() {
  for (const names of LIBRARIES) {
    const found = places.find(runs)
    if (found) return found
    unpackPackages(UNPACKED, [...PROGRAM, ...names])
  }
  return places.find(runs) ?? null
}

const MODULES = ['mpm_event', 'authz_core', 'deflate', 'dir', 'filter', 'headers', 'mime']
const MORE = ['negotiation', 'rewrite', 'setenvif']

/** Switches on what many hosts have on and the site's own settings must turn off or leave alone. */
const configurationOf = (folder, { modules, types, site, port }) => `ServerRoot "${folder}"
DefaultRuntimeDir "${folder}"
PidFile "${folder}/apache.pid"
ErrorLog "${folder}/error.log"
Listen 127.0.0.1:${port}
ServerName localhost
${[...MODULES, ...MORE].map((name) => `LoadModule ${name}_module "${modules}/mod_${name}.so"`).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig "${types}"
AddType application/x-gzip .gz
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json
DocumentRoot "${site}"
<Directory "${site}">
    AllowOverride All
    Options FollowSymLinks Indexes MultiViews
</Directory>
`

/**
 * Serves the built site in `site`, which contains the build's .htaccess, on 127.0.0.1:`port`, as `startServer`
 * does. Apache gives up the rights of root, so everybody must be able to read the site.
 */
export const startApache = ({ program, ...found }, { site, port }) =>
  startServer({ name: 'apache', program, port }, (folder, file) => ({
    configuration: configurationOf(folder, { ...found, site, port }),
    args: ['-D', 'FOREGROUND', '-f', file],
    env: environment(),
  }))
