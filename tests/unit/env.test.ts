// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { wrongSettings } from '../../src/site/origin-setting.ts'
import { readEnv, settings } from '../../src/site/settings.ts'

test('with nothing set, everything but production uses the local API', () => {
  expect(readEnv({}, 'development')).toEqual({
    localApi: true,
    apiHost: '',
    emailKeys: null,
    razorpayKeyId: '',
    whatsAppNumber: '',
    siteUrl: '',
    searchPath: '/product/search/{keyword}',
  })
  expect(readEnv({}, 'local-api').localApi).toBe(true)
})

test('a production build never uses it, and calls no search that is not set', () => {
  expect(readEnv({}, 'production')).toMatchObject({ localApi: false, searchPath: '' })
})

test('the e-mail keys count only when all three are there', () => {
  const two = { VITE_EMAILJS_SERVICE_ID: 's', VITE_EMAILJS_TEMPLATE_ID: 't' }
  expect(readEnv(two, 'production').emailKeys).toBeNull()
  expect(readEnv({ ...two, VITE_EMAILJS_PUBLIC_KEY: ' p ' }, 'production').emailKeys).toEqual({
    serviceId: 's',
    templateId: 't',
    publicKey: 'p',
  })
})

test.each([
  ['VITE_API_HOST', 'https://api.example.com/'],
  ['VITE_API_HOST', 'api.example.com'],
  ['VITE_API_HOST', 'javascript:alert(1)'],
  ['VITE_SITE_URL', 'https://example.com/site'],
  ['VITE_SITE_URL', 'http://example.com'],
  ['VITE_SITE_URL', 'http://localhost.example.com'],
  ['VITE_WHATSAPP_NUMBER', '+91 90000 00000'],
  ['VITE_SEARCH_PATH', '/product/search'],
  ['VITE_REPORT_URL', 'http://reports.example.com'],
  ['VITE_REPORT_URL', '//reports.example.com/in'],
  ['VITE_REPORT_URL', 'https://reports.example.com/in?key=1'],
  // Characters that end a directive of the policy, or contain more than a host.
  ['VITE_API_HOST', 'https://api.example.com;'],
  ['VITE_API_HOST', 'https://api.example.com,'],
  ['VITE_API_HOST', 'https://me:word@api.example.com'],
  ['VITE_REPORT_URL', 'https://reports.example.com;/in'],
  ['VITE_REPORT_URL', 'https://me:word@reports.example.com/in'],
  ['VITE_REPORT_URL', String.raw`/\reports.example.com/in`],
  // No browser writes an origin like this, so the worker would treat it as another host.
  ['VITE_API_HOST', 'https://API.example.com'],
  ['VITE_API_HOST', 'https://api.example.com:443'],
  ['VITE_API_HOST', 'https://भारत.example'],
  ['VITE_SEARCH_PATH', 'https://api.example.com/find/{keyword}'],
])('a wrong %s (%s) is reported', (name, value) => {
  expect(() => readEnv({ [name]: value }, 'production')).toThrow(name)
})

test.each([
  ['https://api.example.com/', 'It is "https://api.example.com/": remove the slash at its end'],
  ['api.example.com', 'It is "api.example.com": https:// or http:// is missing before it'],
  ['api.example.com/', 'It is "api.example.com/": https:// or http:// is missing before it'],
  ['https://API.example.com/v1', 'It is "https://API.example.com/v1"'],
  ['https://me:word@api.example.com', 'It is "https://…@api.example.com"'],
  ['me:word@api.example.com', 'It is "…@api.example.com"'],
  ['https://api.example.com?key=1', 'It is "https://api.example.com?…"'],
])('the message about %s shows what was read and no secret', (value, words) => {
  expect(() => readEnv({ VITE_API_HOST: value }, 'production')).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/without a path or a slash/) }),
  )
  expect(() => readEnv({ VITE_API_HOST: value }, 'production')).toThrow(words)
})

test.each([
  ['VITE_WHATSAPP_NUMBER', '91-9000000000'],
  ['VITE_WHATSAPP_NUMBER', '9847011223'],
  ['VITE_WHATSAPP_NUMBER', '09847011223'],
  ['VITE_WHATSAPP_NUMBER', '91984701122'],
  ['VITE_REPORT_URL', 'http://reports.example.com'],
  ['VITE_SEARCH_PATH', 'products'],
])('the message about %s gives no advice for an origin', (name, value) => {
  const read = () => readEnv({ [name]: value }, 'production')
  expect(read).toThrow(`It is "${value}"`)
  expect(read).not.toThrow(/missing before|slash at its end/)
})

test('the message is no stack trace', () => {
  const error = wrongSettings(['VITE_API_HOST is wrong'])
  expect(error.stack).toBe('Wrong settings: VITE_API_HOST is wrong')
})

test.each([
  ['production', 'http://localhost:6300'],
  ['production', 'http://127.0.0.1'],
  ['local-api', 'http://www.uru.example'],
])('in %s, %s may be on http: it is a rehearsal', (mode, siteUrl) => {
  expect(readEnv({ VITE_SITE_URL: siteUrl }, mode)).toMatchObject({ siteUrl })
})

test('all wrong settings are reported at once', () => {
  const wrong = { VITE_API_HOST: 'x', VITE_WHATSAPP_NUMBER: 'y' }
  expect(() => readEnv(wrong, 'production')).toThrow(/VITE_API_HOST.*VITE_WHATSAPP_NUMBER/)
})

test('right settings are taken as they are', () => {
  const set = {
    VITE_API_HOST: 'https://api.example.com:8443',
    VITE_WHATSAPP_NUMBER: '919000000000',
    VITE_SITE_URL: 'https://example.com',
    VITE_SEARCH_PATH: '/find/{keyword}',
    VITE_RAZORPAY_KEY_ID: 'rzp_test_1',
  }
  expect(readEnv(set, 'production')).toMatchObject({
    apiHost: 'https://api.example.com:8443',
    whatsAppNumber: '919000000000',
    siteUrl: 'https://example.com',
    searchPath: '/find/{keyword}',
    razorpayKeyId: 'rzp_test_1',
  })
})

/** What the configuration of a build says with this .env file. */
const configOf = (env: string, command: 'build' | 'serve') =>
  withEnv(env, (root) =>
    resolveConfig(
      { root, configFile: false, plugins: [settings(root, {})] },
      command,
      'production',
    ),
  )

test('a wrong SNAPSHOT_API stops a build before it begins, where it is used', async () => {
  const wrong = 'SNAPSHOT_API=127.0.0.1:3000'
  const words = /SNAPSHOT_API must be .* It is "127.0.0.1:3000": https:\/\/ or http:\/\/ is missing/
  await expect(configOf(wrong, 'build')).rejects.toThrow(words)
  await expect(configOf(wrong, 'serve')).resolves.toBeDefined()
  await expect(configOf('SNAPSHOT_API=off', 'build')).resolves.toBeDefined()
  const unused = `${wrong}\nVITE_API_HOST=https://api.example`
  await expect(configOf(unused, 'build')).resolves.toBeDefined()
})

/** Runs in a folder with this .env file. */
async function withEnv<T>(env: string, run: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'package.json'), '{"version":"1.0.0"}')
  writeFileSync(join(root, '.env'), env)
  return run(root)
}

/** The settings in the code of a site whose .env file is filled in. */
async function settingsAt(mode: string, env: string, isPreview = false): Promise<unknown> {
  const { define } = await withEnv(env, (root) => {
    const asked = { root, configFile: false as const, plugins: [settings(root, {})] }
    return resolveConfig(asked, 'serve', mode, 'development', isPreview)
  })
  return JSON.parse(String(define?.['SITE_SETTINGS']))
}

test('what is filled in for the published site does not reach the tests', async () => {
  const live = 'VITE_API_HOST=https://api.example\nVITE_SITE_URL=https://www.example'
  expect(await settingsAt('production', live)).toMatchObject({ apiHost: 'https://api.example' })
  expect(await settingsAt('test', live)).toEqual(readEnv({}, 'test'))
})

test('a wrong setting does not stop the preview of a site that is built', async () => {
  const wrong = 'VITE_API_HOST=api.example'
  await expect(settingsAt('local-api', wrong)).rejects.toThrow('VITE_API_HOST')
  await expect(settingsAt('local-api', wrong, true)).resolves.toBeDefined()
})
