// @vitest-environment node
import { createServer as createHttpServer } from 'node:http'
import { http, passthrough } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { createLocalApi } from '../local-api/app'
import { localApi } from '../local-api/vite-plugin'
import { server as interceptor } from '../helpers/local-server'

let vite: ViteDevServer | undefined
afterEach(async () => vite?.close())

test('the development server shows all drawings at /local/drawings', async () => {
  const site = createHttpServer()
  vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': `${process.cwd()}/src` } },
    plugins: [localApi()],
  })
  site.on('request', vite.middlewares)
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  const port = typeof address === 'object' ? address?.port : undefined
  interceptor.use(http.all(/127\.0\.0\.1/, () => passthrough()))

  for (const asked of ['/local/drawings', '/local/drawings?scheme=dark']) {
    const response = await fetch(`http://127.0.0.1:${port}${asked}`)
    expect(response.headers.get('content-type')).toContain('text/html')
    const code = /<script type="module" src="(\/tests[^"]+)"/.exec(await response.text())?.[1] ?? ''
    expect((await vite.transformRequest(code))?.code).toContain('DrawingsPage')
  }
  site.close()
})

test('the local API of the built site does not serve the drawings', async () => {
  expect((await createLocalApi().app.request('/local/drawings')).status).toBe(404)
})
