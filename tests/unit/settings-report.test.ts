// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createBuilder, createLogger } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

/** The configuration of a site with two builds that build nothing. */
const configuration = `
import { settingsReport } from ${JSON.stringify(resolve('src/site/settings-report.ts'))}

export default {
  environments: { client: {}, client_ml: { consumer: 'client' } },
  builder: {},
  plugins: [
    settingsReport({ VITE_OF_TEST: 'nothing is sent' }),
    {
      name: 'built',
      buildApp: async ({ environments, config }) => {
        for (const each of Object.values(environments)) each.isBuilt = true
        if (config.mode === 'production') config.logger.info('built')
      },
    },
  ],
}`

/** What the build of that site prints, with these settings in its .env file. */
async function saidAt(mode: string, settings = ''): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const configFile = join(root, 'vite.config.mts')
  writeFileSync(configFile, configuration)
  writeFileSync(join(root, '.env'), settings)
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const customLogger = { ...createLogger('silent'), warn: say, info: say }
  const builder = await createBuilder({ root, configFile, mode, customLogger })
  await builder.buildApp()
  return said
}

test('a production build of several languages ends with what is not set, said once, another build with nothing', async () => {
  expect(await saidAt('production')).toEqual(['built', 'VITE_OF_TEST is not set: nothing is sent.'])
  expect(await saidAt('local-api')).toEqual([])
})

test('a setting of spaces alone counts as not set', async () => {
  expect(await saidAt('production', 'VITE_OF_TEST=" "')).toContain(
    'VITE_OF_TEST is not set: nothing is sent.',
  )
  expect(await saidAt('production', 'VITE_OF_TEST=x')).toEqual(['built'])
})

test.each([
  [
    'a key with which nobody’s money moves',
    'VITE_RAZORPAY_KEY_ID=rzp_test_1',
    /is a key for tests/,
  ],
  [
    'what may be the secret of a key',
    'VITE_RAZORPAY_KEY_ID=a1b2c3d4',
    /never set it to the secret/,
  ],
  [
    'an API without https below a site with it',
    'VITE_SITE_URL=https://a.example\nVITE_API_HOST=http://b.example',
    /^VITE_API_HOST begins with http:/,
  ],
])('%s is reported', async (_, settings, words) => {
  const said = await saidAt('production', `VITE_OF_TEST=x\n${settings}`)
  expect(said).toEqual(['built', expect.stringMatching(words)])
})

test('what is set right is not mentioned', async () => {
  const right =
    'VITE_RAZORPAY_KEY_ID=rzp_live_1\nVITE_SITE_URL=https://a.example\nVITE_API_HOST=https://b.example'
  expect(await saidAt('production', `VITE_OF_TEST=x\n${right}`)).toEqual(['built'])
})
