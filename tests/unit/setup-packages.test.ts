// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isInRange, startOf } from '../tools/machine.mjs'
import { holdsPackages } from '../tools/setup.mjs'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/for-any-of-them': { version: '1.0.0', optional: true },
    'node_modules/for-linux': { version: '1.0.0', optional: true, os: ['linux'], libc: ['glibc'] },
  },
}
const vite = (version: string) => ({ packages: { 'node_modules/vite': { version } } })

const mac = { os: 'darwin', cpu: 'arm64', libc: 'musl' }

test('packages that match the lock file need no installation, whatever the files’ times', () => {
  expect(holdsPackages(lock, vite('8.3.8'), mac)).toBe(true)
})

test('an older package, or a missing one, needs an installation', () => {
  expect(holdsPackages(lock, vite('8.3.7'), mac)).toBe(false)
  expect(holdsPackages(lock, { packages: {} }, mac)).toBe(false)
})

test('packages that another machine or an unfit Node installed need an installation', () => {
  const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' }
  expect(holdsPackages(lock, vite('8.3.8'), linux)).toBe(false)
  expect(holdsPackages(lock, vite('8.3.8'), { ...linux, libc: 'musl' })).toBe(true)
  const { packages } = vite('8.3.8')
  const whole = { packages: { ...packages, 'node_modules/for-linux': { version: '1.0.0' } } }
  expect(holdsPackages(lock, whole, linux)).toBe(true)
})

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'))

test('this project’s packages are there while its tests run', () => {
  expect(holdsPackages(read('package-lock.json'), read('node_modules/.package-lock.json'))).toBe(
    true,
  )
})

test.each([
  ['18.20.0', false],
  ['20.18.9', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.9.0', false],
  ['22.12.0', true],
  ['26.0.0', true],
])('whether Node %s runs this project: %s', (version, isFit) => {
  const { engines } = read('package.json')
  expect(isInRange(version, engines.node)).toBe(isFit)
})

test('a range that cannot be read stops the start, instead of any Node being right', () => {
  expect(() => isInRange('22.12.0', '22.x')).toThrow('22.x is not a range')
})

test('on Windows npm and npx get each word whole from the shell, and a program needs no shell', () => {
  expect(startOf('npx', ['playwright', 'test', 'a "b" c'], 'win32')).toEqual({
    file: 'npx "playwright" "test" "a ""b"" c"',
    args: [],
    shell: true,
  })
  const node = String.raw`C:\Program Files\node.exe`
  const plain = { file: node, args: ['a b.mjs'], shell: false }
  expect(startOf(node, ['a b.mjs'], 'win32')).toEqual(plain)
  expect(startOf('npm', ['ci'], 'linux')).toEqual({ file: 'npm', args: ['ci'], shell: false })
})
