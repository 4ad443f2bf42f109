// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { oldestEngines } from '../../src/site/engines'
import { lacksIn } from '../tools/engines/styles'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `src/${name}`)

const names: Record<string, string> = { ios: 'ios_saf' }

/** The targets of the build, as its compiler of style sheets writes a version. */
const targets = Object.fromEntries(
  oldestEngines('package.json').map((target) => {
    const [, name = '', major = '', minor = '0'] = /^([a-z]+)(\d+)\.?(\d+)?$/.exec(target) ?? []
    return [names[name] ?? name, (Number(major) << 16) | (Number(minor) << 8)]
  }),
)

function lacksOf(file: string): string[] {
  const { code } = transform({
    filename: file,
    code: readFileSync(file),
    targets,
    cssModules: file.endsWith('.module.css') && { pattern: '[local]' },
  })
  return lacksIn(parse(code.toString())).map(({ feature, node }) => {
    const where = node.type === 'decl' && node.parent?.type === 'rule' ? node.parent : node
    const selector =
      'selector' in where ? where.selector : String('params' in where ? where.params : '')
    return `${file} ${feature} ${selector}`
  })
}

test('see', () => {
  expect(files.flatMap(lacksOf)).toEqual([])
})
