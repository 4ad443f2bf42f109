import { createReadStream, statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The Content-Type for each file ending, for files that are text. */
export const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.json': 'application/json',
}

/** In bytes: smaller files save less than the headers that name their encoding cost. */
const SMALLEST = 300

/**
 * The highest Brotli quality to use, from 0 to 11. Tools that build a site for tests set it: its files do not
 * travel over a network, and Brotli at its best took a third of such a build.
 */
const mostQuality = () => Number(process.env['SITE_BROTLI'] ?? constants.BROTLI_MAX_QUALITY)

/**
 * The compressed forms to put beside a file of a built site, with their endings: a server need not compress at each
 * request, and Brotli at its best, too slow for that, is an eighth smaller. None for a small file or one that is
 * not text: older forms must then be removed. `quality` is Brotli's, from 0 to 11, unless the environment's
 * SITE_BROTLI is less.
 */
export async function compressedForms(
  name: string,
  content: Buffer,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<{ ending: '.gz' | '.br'; content: Buffer }[]> {
  if (!TEXT_TYPES[extname(name)] || content.length <= SMALLEST) return []
  const [gz, br] = await Promise.all([
    toGzip(content, { level: 9 }),
    toBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: Math.min(quality, mostQuality()) },
    }),
  ])
  return [
    { ending: '.gz', content: gz },
    { ending: '.br', content: br },
  ]
}

/**
 * Writes the compressed forms of every text file below a folder of a built site, except those below `done`, a
 * folder in it; uses all processors.
 */
export async function writeCompressed(out: string, done?: string) {
  const all = await readdir(out, { recursive: true, encoding: 'utf8' })
  const names = done ? all.filter((name) => !name.startsWith(join(done, '/'))) : all
  const compress = async (name: string) => {
    const file = join(out, name)
    const forms = await compressedForms(name, await readFile(file))
    await Promise.all(forms.map(({ ending, content }) => writeFile(file + ending, content)))
  }
  await Promise.all(names.filter((name) => TEXT_TYPES[extname(name)]).map(compress))
}

const fileAt = (pathname: string) => {
  if (pathname === '/') return '/index.html'
  return extname(pathname) ? pathname : `${pathname.replace(/\/$/, '')}.html`
}

/** Sends the file's Brotli form if the browser accepts it and there is one; else returns false. */
export function sendBrotli(
  out: string,
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const name = fileAt(new URL(url, 'http://localhost').pathname)
  const type = TEXT_TYPES[extname(name)]
  const file = join(out, `${name}.br`)
  const taken = /\bbr\b/.test(String(headers['accept-encoding']))
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (method !== 'GET' || !type || !taken || size === undefined) return false
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': size,
    'Content-Encoding': 'br',
    Vary: 'Accept-Encoding',
  })
  createReadStream(file).pipe(response)
  return true
}
