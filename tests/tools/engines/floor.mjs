import { readFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

/** The compatibility data's names for the engines in package.json. */
const names = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
  samsung: 'samsunginternet_android',
}

/** The oldest engines, `[name, version]`: package.json, browserslist. Product 10, Browsers. */
export const floor = read('../../../package.json').browserslist.map((line) => {
  const [name, version] = line.split(' >= ')
  if (!names[name] || !version)
    throw new Error(
      `package.json, browserslist: tests/tools/engines/floor.mjs does not know "${line}".`,
    )
  return [names[name], version]
})

/** MDN's data on which engine supports what. */
export const data = read('../../../node_modules/@mdn/browser-compat-data/data.json')

const order = (version) => {
  const [major, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return major * 1000 + minor
}

/** Whether `statement` says that the version has it, without a prefix or a setting. */
function holds(statement, version) {
  const { version_added: added, version_removed: removed } = statement
  if (typeof added !== 'string' || added === 'preview') return false
  if (statement.flags || statement.prefix || statement.alternative_name) return false
  if (order(added) > order(version)) return false
  return typeof removed !== 'string' || order(removed) > order(version)
}

const statements = ({ __compat: compat }, name) => [compat.support[name] ?? []].flat()

/** Whether `node` of the data says which engines support it. */
export const isFeature = (node) => Object.hasOwn(node, '__compat')

/** The engines at the floor that lack the feature which `node` of the data describes. */
export const lacking = (node) =>
  floor
    .filter(([name, version]) => !statements(node, name).some((each) => holds(each, version)))
    .map(([name, version]) => `${name} ${version}`)
