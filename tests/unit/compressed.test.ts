// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { http, passthrough } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { compressedForms, sendBrotli, writeCompressed } from '../../src/site/hosting/compressed.ts'
import { server as localServer } from '../helpers/local-server'

const text = 'visa '.repeat(1000)
let out = ''
let server: Server
let origin = ''

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'brotli-'))
  mkdirSync(join(out, 'assets'))
  mkdirSync(join(out, 'country'))
  const names = ['index.html', 'about.html', 'country/1a.html', 'search-index.json', 'assets/a.js']
  for (const name of [...names, 'assets/photo.png']) writeFileSync(join(out, name), text)
  writeFileSync(join(out, 'assets/small.js'), '1')
  await writeCompressed(out)
  server = createServer((request, response) => {
    if (!sendBrotli(out, request, response)) response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

// These tests call a real server, not the mocked API.
beforeEach(() => localServer.use(http.all(`${origin}/*`, () => passthrough())))

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(out, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = { 'Accept-Encoding': 'gzip, br' }) =>
  fetch(origin + path, { headers })

test('every text of some size gets its compressed forms', () => {
  const written = readdirSync(out, { recursive: true, encoding: 'utf8' })
  for (const ending of ['.br', '.gz']) {
    expect(written.filter((name) => name.endsWith(ending)).toSorted()).toEqual(
      [
        'about.html',
        join('assets', 'a.js'),
        join('country', '1a.html'),
        'index.html',
        'search-index.json',
      ].map((name) => name + ending),
    )
  }
})

test('the compressed forms of one file are returned, so that the caller can write them', async () => {
  const [gz, br] = await compressedForms('country/1a.html', Buffer.from(text))
  expect([gz?.ending, br?.ending]).toEqual(['.gz', '.br'])
  expect(gunzipSync(gz?.content ?? '').toString()).toBe(text)
  expect(brotliDecompressSync(br?.content ?? '').toString()).toBe(text)
  expect(await compressedForms('search-index.json', Buffer.from('{}'))).toEqual([])
  expect(await compressedForms('photo.webp', Buffer.from(text))).toEqual([])
})

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/about', 'text/html; charset=utf-8'],
  ['/about?from=here', 'text/html; charset=utf-8'],
  ['/country/1a.html', 'text/html; charset=utf-8'],
  ['/search-index.json', 'application/json'],
  ['/assets/a.js', 'text/javascript; charset=utf-8'],
])('%s is sent compressed if the browser accepts it', async (path, type) => {
  const response = await get(path)
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.text()).toBe(text)
})

test.each([
  ['a browser that takes none', '/about', { 'Accept-Encoding': 'gzip' }],
  ['a small file', '/assets/small.js', undefined],
  ['a picture', '/assets/photo.png', undefined],
  ['a file outside', '/../../etc/passwd', undefined],
  ['no file', '/none', undefined],
])('%s is left to the next handler', async (_, path, headers) => {
  expect((await get(path, headers)).status).toBe(204)
})

test('Brotli uses its best quality, unless the tests’ tools ask for less', async () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => (index * 7919) % 1000).join(' ')
  const lengthOf = async (quality?: number) => {
    const [, br] = await compressedForms('a.js', Buffer.from(numbers), quality)
    return br?.content.length ?? 0
  }
  const best = await lengthOf()
  expect(best).toBe(await lengthOf(11))
  vi.stubEnv('SITE_BROTLI', '1')
  const quick = await lengthOf()
  vi.unstubAllEnvs()
  expect(quick).toBeGreaterThan(best)
  expect(await lengthOf()).toBe(best)
})
