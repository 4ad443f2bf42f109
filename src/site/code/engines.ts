import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** The build's names for the engines in package.json. */
const names: Record<string, string> = {
  chrome: 'chrome',
  and_chr: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
}

/** Targets for engine versions that the build does not know: Samsung Internet 18 is Chromium 99. */
const versions: Record<string, Target> = { 'samsung 18': { name: 'chrome', version: '99' } }

const packageSchema = v.object({ browserslist: v.array(v.string()) })

type Target = { name: string; version: string }

function targetOf(line: string): Target {
  const [engine = '', version = ''] = line.split(' >= ')
  const name = names[engine]
  const target = name && version ? { name, version } : versions[`${engine} ${version}`]
  if (!target)
    throw new Error(`package.json, browserslist: src/site/code/engines.ts does not know "${line}".`)
  return target
}

/**
 * The oldest engines that the site supports, as the build's targets; package.json lists them. Throws for an engine
 * that the build has no name for, and for a file without such a list. Product 10, Browsers.
 */
export function oldestEngines(packageFile: string): string[] {
  const { browserslist } = v.parse(packageSchema, JSON.parse(readFileSync(packageFile, 'utf8')))
  const oldest = new Map<string, string>()
  for (const { name, version } of browserslist.map(targetOf)) {
    const other = oldest.get(name)
    if (other === undefined || Number(version) < Number(other)) oldest.set(name, version)
  }
  return [...oldest].map(([name, version]) => name + version)
}
