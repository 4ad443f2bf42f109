import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'

const PAGE = 'tests/local-api/drawings/index.html'

/** Serves the page of all drawings at /local/drawings, on the development server only. */
export function serveDrawings(server: ViteDevServer) {
  server.middlewares.use('/local/drawings', (_, response, next) => {
    const html = readFileSync(join(server.config.root, PAGE), 'utf8')
    server
      .transformIndexHtml('/local/drawings', html)
      .then(
        (page) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page),
        next,
      )
  })
}
