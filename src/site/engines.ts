import { readFileSync } from 'node:fs'

/** What the build calls an engine of package.json; Samsung Internet 18 is Chromium 99. */
const names: Record<string, string> = {
  chrome: 'chrome',
  and_chr: 'chrome',
  'samsung 18': 'chrome 99',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
}

function known(line: string): { name: string; version: string } {
  const [asked = '', least = ''] = line.split(' >= ')
  const [name, version = least] = (names[asked] ?? names[`${asked} ${least}`] ?? '').split(' ')
  if (!name || !version) throw new Error(`package.json, browserslist: no target for "${line}".`)
  return { name, version }
}

/**
 * The oldest engines the site is made for, as the build names its targets; package.json is where
 * they stand. Throws for one that the build has no name for. Product 10, Browsers.
 */
export function oldestEngines(packageFile: string): string[] {
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync(packageFile, 'utf8'))
  const oldest = new Map<string, string>()
  for (const { name, version } of browserslist.map(known)) {
    const other = oldest.get(name)
    if (other === undefined || Number(version) < Number(other)) oldest.set(name, version)
  }
  return [...oldest].map(([name, version]) => name + version)
}
