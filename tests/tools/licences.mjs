// The licence of every package that the site needs to run: npm run licences
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** What the package itself states; old packages write an object or a list of them. */
function licenceOf(folder, locked) {
  const file = join(folder, 'package.json')
  const { license, licenses } = existsSync(join(root, file)) ? read(file) : locked
  const said = [license ?? licenses ?? locked.license].flat().map((one) => one?.type ?? one)
  return said.filter(Boolean).join(' OR ')
}

// Optional packages are other packages' builds for single platforms; none is part of the site.
const packages = Object.entries(read('package-lock.json').packages)
  .filter(([folder, { dev, devOptional, optional }]) => folder && !dev && !devOptional && !optional)
  .map(([folder, locked]) => ({
    name: `${folder.replace(/^.*node_modules\//, '')} ${locked.version}`,
    licence: licenceOf(folder, locked),
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

for (const { name, licence } of packages) console.log(`${name.padEnd(48)} ${licence || 'NONE'}`)

const counts = new Map()
for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1)
console.log(`\n${packages.length} packages`)
for (const [licence, count] of [...counts].toSorted(([, one], [, other]) => other - one))
  console.log(`${String(count).padStart(5)}  ${licence || 'NONE'}`)

const missing = packages.filter(({ licence }) => !licence || /^unlicensed$/i.test(licence))
if (packages.length === 0 || missing.length > 0) {
  console.error(
    `\nWithout a licence: ${missing.map(({ name }) => name).join(', ') || 'no package'}`,
  )
  process.exitCode = 1
}
