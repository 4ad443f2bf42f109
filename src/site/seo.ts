import type { ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { icon, previewPicture } from './seo-pictures.ts'
import { manifest, robots, securityText, sharedTags, type SiteFacts } from './seo-texts.ts'

type File = { type: string; make: () => string | Promise<Buffer> }

const png = (make: () => Promise<Buffer>): File => ({ type: 'image/png', make })

/**
 * What search engines, chat previews and home screens ask for beside the pages: shared head tags,
 * robots.txt, web manifest, icons, preview picture. Made at build time, served by `vite` too.
 */
export function seo(root: string, facts: SiteFacts): Plugin {
  let siteUrl = ''
  const files: Record<string, File> = {
    'robots.txt': { type: 'text/plain', make: () => robots(siteUrl) },
    '.well-known/security.txt': {
      type: 'text/plain',
      make: () => securityText(facts.email, siteUrl, Date.now()),
    },
    'manifest.webmanifest': { type: 'application/manifest+json', make: () => manifest(facts) },
    'apple-touch-icon.png': png(() => icon(root, 180, { share: 1 })),
    'icon-192.png': png(() => icon(root, 192)),
    'icon-512.png': png(() => icon(root, 512)),
    'icon-maskable-512.png': png(() => icon(root, 512, { share: 0.86 })),
    'og.png': png(() => previewPicture(root, facts.name)),
  }
  return {
    name: 'seo',
    configResolved({ env }) {
      siteUrl = String(env['VITE_SITE_URL'] ?? '').trim()
    },
    transformIndexHtml: () => sharedTags(facts, siteUrl),
    configureServer: ({ middlewares }) => void middlewares.use(serve(files)),
    async generateBundle() {
      if (this.environment.name !== 'client') return
      await Promise.all(
        Object.entries(files).map(async ([fileName, { make }]) =>
          this.emitFile({ type: 'asset', fileName, source: await make() }),
        ),
      )
    },
  }
}

/** Makes a file when it is asked for. */
function serve(files: Record<string, File>): Connect.NextHandleFunction {
  const answer = async (
    { type, make }: File,
    response: ServerResponse,
    next: Connect.NextFunction,
  ) => {
    try {
      const content = await make()
      response.setHeader('Content-Type', type).end(content)
    } catch (error) {
      next(error)
    }
  }
  return (request, response, next) => {
    const file = files[(request.url ?? '').replace(/\?.*/, '').slice(1)]
    if (file) void answer(file, response, next)
    else next()
  }
}
