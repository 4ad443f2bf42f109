// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { http, passthrough } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendBrotli, writeCompressed } from '../../src/site/compressed.ts'
import { server as localServer } from '../local-server'

const text = 'visa '.repeat(1000)
let out = ''
let server: Server
let origin = ''

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'brotli-'))
  mkdirSync(join(out, 'assets'))
  for (const name of ['index.html', 'about.html', 'assets/a.js', 'assets/photo.png']) {
    writeFileSync(join(out, name), text)
  }
  writeFileSync(join(out, 'assets/small.js'), '1')
  await writeCompressed(out)
  server = createServer((request, response) => {
    if (!sendBrotli(out, request, response)) response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

// This one talks to a real server, not to the tests' API.
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
      ['about.html', join('assets', 'a.js'), 'index.html'].map((name) => name + ending).toSorted(),
    )
  }
})

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/about', 'text/html; charset=utf-8'],
  ['/about?from=here', 'text/html; charset=utf-8'],
  ['/assets/a.js', 'text/javascript; charset=utf-8'],
])('%s is sent so where the browser takes it', async (path, type) => {
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
])('%s is left to others', async (_, path, headers) => {
  expect((await get(path, headers)).status).toBe(204)
})
