// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createBuilder, createLogger } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

/** A site of two builds that has nothing to build. */
const configuration = `
import { settingsReport } from ${JSON.stringify(resolve('src/site/settings-report.ts'))}

export default {
  environments: { client: {}, client_ml: { consumer: 'client' } },
  builder: {},
  plugins: [
    settingsReport({ VITE_OF_TEST: 'nothing is sent' }),
    {
      name: 'built',
      buildApp: async ({ environments }) => {
        for (const each of Object.values(environments)) each.isBuilt = true
      },
    },
  ],
}`

/** What the build of that site says. */
async function saidAt(mode: string): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const configFile = join(root, 'vite.config.mts')
  writeFileSync(configFile, configuration)
  const said: string[] = []
  const customLogger = { ...createLogger('silent'), warn: (text: string) => void said.push(text) }
  const builder = await createBuilder({ root, configFile, mode, customLogger })
  await builder.buildApp()
  return said
}

test('a production build of several languages says once what is not set, another nothing', async () => {
  expect(await saidAt('production')).toEqual(['VITE_OF_TEST is not set: nothing is sent.'])
  expect(await saidAt('local-api')).toEqual([])
})
