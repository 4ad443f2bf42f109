import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { english } from '@/lib/navigation/languages'
import { chunk, entryKey, withImports } from '../../src/site/module-graph.ts'
import { manifestFile } from '../../src/site/saved-site.ts'
import { routeModules } from './route-modules.ts'
import { routeSizes } from './route-sizes.ts'
const manifest = JSON.parse(readFileSync(manifestFile('dist', english), 'utf8'))
const entry = entryKey(manifest)
for (const r of await routeSizes('dist')) console.log(r.path, r.html.toFixed(3), r.js.toFixed(3), r.total.toFixed(3))
const { routes } = await routeModules()
for (const route of routes.filter(({path}) => process.env.R?.split(',').includes(path))) {
  console.log('==', route.path)
  for (const key of withImports(manifest, [entry, route.module])) {
    const f = chunk(manifest, key).file
    const text = readFileSync(join('dist', f))
    console.log(String(gzipSync(text).length).padStart(6), String(text.length).padStart(7), f, key)
  }
}
