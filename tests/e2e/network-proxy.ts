import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** What happens to a request: nothing (null), a late answer, no answer at all, or another answer. */
type Override = {
  lateMs?: number
  isLost?: true
  instead?: { status: number; type?: string; body?: string }
} | null

/** A connection between the browser and a site, which a test can slow down, or answer itself. */
export type NetworkProxy = {
  origin: string
  /** Every path that was requested since the last call. */
  asked: () => string[]
  /** From here on this function decides what happens to each request. */
  onRequest: (of: (path: string) => Override) => void
  /** From here on text answers have another text, such as that of another version. */
  rewrite: (text: (path: string, text: string) => string, path?: (path: string) => string) => void
  stop: () => Promise<void>
}

const NO_BODY = new Set(['GET', 'HEAD'])

/** Headers of one hop only, and those that could make an answer empty although its text is replaced. */
const OWN_HEADERS = new Set([
  'host',
  'connection',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
])
const PACKING = ['content-encoding', 'content-length', 'transfer-encoding', 'etag', 'last-modified']

const headersOf = ({ headers }: IncomingMessage) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    OWN_HEADERS.has(name) ? [] : [[name, String(value)]],
  )

const noOverride: (path: string) => Override = () => null
const sameText = (_: string, text: string) => text
const samePath = (path: string) => path

/** Opens a connection to the site at `target`. */
export async function startProxy(target: string): Promise<NetworkProxy> {
  let overrideOf = noOverride
  let textOf = sameText
  let pathOf = samePath
  let asked: string[] = []
  async function answerTo(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    asked.push(path)
    const override = overrideOf(path)
    if (override?.lateMs) await wait(override.lateMs)
    if (override?.isLost) return void response.destroy()
    if (override?.instead) {
      const { status, type = 'text/html', body = '' } = override.instead
      response.writeHead(status, { 'Content-Type': type })
      return void response.end(body)
    }
    const { method = 'GET' } = request
    const answer = await fetch(target + pathOf(path), {
      method,
      headers: headersOf(request),
      redirect: 'manual',
      ...(!NO_BODY.has(method) && { body: await buffer(request) }),
    }).catch(() => null)
    if (!answer) return void response.destroy()
    const headers = Object.fromEntries(answer.headers)
    for (const name of PACKING) delete headers[name]
    const isText = /html|javascript/.test(headers['content-type'] ?? '')
    const body = isText
      ? textOf(path, await answer.text())
      : Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, headers)
    return void response.end(body)
  }
  const server = createServer((request, response) => void answerTo(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    origin: `http://localhost:${port}`,
    asked: () => {
      const all = asked
      asked = []
      return all
    },
    onRequest: (of) => (overrideOf = of),
    rewrite: (text, path = samePath) => {
      textOf = text
      pathOf = path
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
