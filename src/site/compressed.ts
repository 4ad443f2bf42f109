import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** What the answer to a file with this ending is, for the files that are text. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
}

/** Smaller files fit into one packet either way. */
const SMALLEST = 1000

/**
 * Writes every text file of a built site once more as `<name>.gz` and `<name>.br`: a server need
 * not compress at each request, and Brotli at its best, too slow for that, is an eighth smaller.
 * All processors work on it.
 */
export async function writeCompressed(out: string) {
  const names = await readdir(out, { recursive: true, encoding: 'utf8' })
  const compress = async (name: string) => {
    const file = join(out, name)
    const content = await readFile(file)
    if (content.length <= SMALLEST) return
    await Promise.all([
      toGzip(content, { level: 9 }).then((gz) => writeFile(`${file}.gz`, gz)),
      toBrotli(content).then((br) => writeFile(`${file}.br`, br)),
    ])
  }
  await Promise.all(names.filter((name) => TYPES[extname(name)]).map(compress))
}

const fileAt = (pathname: string) => {
  if (pathname === '/') return '/index.html'
  return extname(pathname) ? pathname : `${pathname.replace(/\/$/, '')}.html`
}

/** Answers with the file's Brotli form where the browser takes it and there is one; else false. */
export function sendBrotli(
  out: string,
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const name = fileAt(new URL(url, 'http://localhost').pathname)
  const type = TYPES[extname(name)]
  const file = join(out, `${name}.br`)
  const taken = /\bbr\b/.test(String(headers['accept-encoding']))
  if (method !== 'GET' || !type || !taken || !existsSync(file)) return false
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Encoding': 'br',
    Vary: 'Accept-Encoding',
  })
  createReadStream(file).pipe(response)
  return true
}
