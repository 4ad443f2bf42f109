// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { oldestEngines } from '../../src/site/code/engines'
import { decoration, noLoss } from '../tools/engines/decoration'
import { oldStyle } from '../tools/engines/old-styles'
import { lacksIn } from '../tools/engines/styles'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `src/${name}`)

/** The targets of the build, with engines and versions in the format of Lightning CSS. */
const targets = Object.fromEntries(
  oldestEngines('package.json').map((target) => {
    const [, name = '', major = '', minor = '0'] = /^([a-z]+)(\d+)\.?(\d+)?$/.exec(target) ?? []
    return [name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor) << 8)]
  }),
)

const built = (file: string) =>
  transform({
    filename: file,
    code: readFileSync(file),
    targets,
    cssModules: file.endsWith('.module.css') && { pattern: '[local]' },
  }).code.toString()

/** `folder/name feature` for each feature that the oldest engines ignore. */
const lacks = files.flatMap((file) => {
  const name = file
    .replace(/\.module\.css$|\.css$/, '')
    .split('/')
    .slice(-2)
    .join('/')
  return lacksIn(parse(built(file))).map(({ feature }) => ({ name, feature }))
})

const everywhere = ({ feature }: { feature: string }) => {
  const [property = ''] = feature.split(': ')
  return decoration[feature] ?? decoration[property]
}
const here = lacks
  .filter((lack) => !everywhere(lack))
  .map(({ name, feature }) => `${name} ${feature}`)

test('what the oldest engines lack has a fallback, or is only decoration', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(here.filter((place) => !(place in noLoss))).toEqual([])
})

test('every listed reason still belongs to a style', () => {
  expect(Object.keys(noLoss).filter((place) => !here.includes(place))).toEqual([])
  const features = new Set(lacks.flatMap(({ feature }) => [feature, feature.split(': ')[0]]))
  expect(Object.keys(decoration).filter((feature) => !features.has(feature))).toEqual([])
})

test('the holes of a stamp are tiles of whole pixels, because WebKit does not draw others', () => {
  const css = readFileSync('src/components/art/stamp.module.css', 'utf8')
  const pitches = [...css.matchAll(/--pitch: (.*);/g)].map(([, pitch]) => pitch)
  expect(pitches).toHaveLength(3)
  for (const pitch of pitches) expect(pitch).toMatch(/^\d+px$/)
  expect(css).not.toMatch(/\bround\b/)
})

const told = (css: string) => lacksIn(parse(css)).map(({ feature }) => feature)

test.each([
  ['a { block-size: 100dvh }', 'dvh'],
  ['a { grid-template-rows: subgrid }', 'grid-template-rows: subgrid'],
  ['a:has(b) { color: red }', ':has'],
  ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a { overflow: clip }', 'overflow: clip'],
  ['@container (width > 1px) { a { color: red } }', '@container'],
  ['a { inline-size: 5cqi }', 'cqi'],
  ['@media (scripting: none) { a { color: red } }', '@media scripting'],
  ['a { --x: 1dvh }', 'dvh'],
  ['a { color: light-dark(red, blue) }', 'light-dark()'],
])('%s is reported', (css, feature) => {
  expect(told(css)).toEqual([feature])
})

test.each([
  'a { block-size: 100vh; block-size: 100dvh }',
  '@supports selector(:has(a)) { a:has(b) { color: red } }',
  '@supports (inline-size: 1cqi) { a { inline-size: 1cqi } }',
  'a { -webkit-mask-image: none; mask-image: none }',
  'a::before { content: "1dvh"; background: url(clip.png) }',
  'a:is(b, c):focus-visible { inset: 0; aspect-ratio: 1; accent-color: red }',
])('%s is not reported', (css) => {
  expect(told(css)).toEqual([])
})

test('a style sheet for old engines has the fallback alone', () => {
  const css = 'a{color:red;color:color-mix(in srgb,red,blue)}a:has(b){color:red}'
  const asked = '@supports selector(:has(a)){a{top:0}}@supports not selector(:has(a)){a{top:1px}}'
  expect(oldStyle(css + asked)).toBe('a{color:red}a{top:1px}')
})
