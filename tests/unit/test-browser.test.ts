// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { chooseBrowser, type Surroundings } from '../tools/browser'

const versions: Record<string, string> = {
  '/unpacked': 'Chromium 147.0.1',
  '/usr/bin/chromium': 'Chromium 156.0.2',
  '/opt/mine': 'Google Chrome 160.0.3',
}

const machine = (facts: Partial<Surroundings> = {}): Surroundings => ({
  chosen: undefined,
  packaged: async () => '/unpacked',
  installed: ['/absent', '/usr/bin/chromium'],
  versionOf: (path) => versions[path] ?? null,
  ...facts,
})

test('the pinned browser comes first, even if the machine has its own', async () => {
  expect(await chooseBrowser(machine())).toEqual({
    path: '/unpacked',
    name: 'Chromium 147.0.1, from the packages',
  })
})

test.each([
  ['is for another system', async () => null],
  ['does not run', async () => '/broken'],
])('if the pinned one %s, the machine’s own is used', async (_, packaged) => {
  expect(await chooseBrowser(machine({ packaged }))).toEqual({
    path: '/usr/bin/chromium',
    name: 'Chromium 156.0.2, the machine’s own',
  })
})

test('TEST_BROWSER chooses another browser, and nothing else is unpacked', async () => {
  const packaged = vi.fn<Surroundings['packaged']>()
  expect(await chooseBrowser(machine({ chosen: '/opt/mine', packaged }))).toEqual({
    path: '/opt/mine',
    name: 'Google Chrome 160.0.3, chosen by TEST_BROWSER',
  })
  expect(packaged).not.toHaveBeenCalled()
})

test('a TEST_BROWSER that does not run is reported, and no other replaces it', async () => {
  await expect(chooseBrowser(machine({ chosen: '/opt/wrong' }))).rejects.toThrow(
    'TEST_BROWSER is /opt/wrong, and no browser runs there',
  )
})

test('an empty TEST_BROWSER is ignored', async () => {
  expect((await chooseBrowser(machine({ chosen: '' }))).path).toBe('/unpacked')
})

test('without any browser the error says what to do', async () => {
  const bare = machine({ packaged: async () => null, installed: [] })
  await expect(chooseBrowser(bare)).rejects.toThrow('Install Chromium or Chrome')
})
