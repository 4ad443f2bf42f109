// Serves the local API alone, on a free port of this machine: node tests/tools/local-api.mjs
// Prints its origin. Ends when its standard input ends, and so with the program that started it.
import { load } from './setup.mjs'

// Set before React is imported, which draws the pictures.
process.env.NODE_ENV = 'production'
const { app } = await load('tests/local-api/server.ts')
const { serve } = await import('@hono/node-server')
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
)
process.stdin.on('end', () => process.exit(0)).resume()
