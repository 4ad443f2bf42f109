import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Connect, isRunnableDevEnvironment, type Plugin, runnerImport } from 'vite'
import { serveDrawings } from './drawings/serve.ts'
import type * as localServer from './server'

type Server = typeof localServer
const ENTRY = '/tests/local-api/server.ts'

/** Serves the local API under /api/ and /local/ in `vite dev` and `vite preview`. */
export function localApi(): Plugin {
  return {
    name: 'local-api',
    configureServer(server) {
      serveDrawings(server)
      const { environments, middlewares } = server
      middlewares.use(
        mount(async () => {
          if (!isRunnableDevEnvironment(environments.ssr)) throw new Error('No ssr module runner')
          return environments.ssr.runner.import<Server>(ENTRY)
        }),
      )
    },
    configurePreviewServer({ config, middlewares }) {
      // Set before React is imported: its development and production builds must not meet in one process.
      process.env.NODE_ENV = 'production'
      const { root } = config
      const alias = { '@': `${root}/src` }
      const imported = () => runnerImport<Server>(root + ENTRY, { root, resolve: { alias } })
      middlewares.use(mount(async () => (await imported()).module))
    },
  }
}

/** Loads the app at the first request and keeps it, with its state, while the server runs. */
function mount(load: () => Promise<Server>): Connect.NextHandleFunction {
  let listener: Promise<ReturnType<typeof getRequestListener>> | undefined
  const answer = async (req: IncomingMessage, res: ServerResponse, next: Connect.NextFunction) => {
    try {
      listener ??= load().then(({ app }) => getRequestListener(app.fetch))
      await (
        await listener
      )(req, res)
    } catch (error) {
      listener = undefined
      next(error)
    }
  }
  return (req, res, next) => {
    if (/^\/(api|local)\//.test(req.url ?? '')) void answer(req, res, next)
    else next()
  }
}
