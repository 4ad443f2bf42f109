import type { ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { addressIn, english, type Language, languages } from '#languages'
import { clientOf, languageOfConfig } from '#site/builds.ts'
import { favicon, icon, previewPicture } from './seo-pictures.ts'
import { inLanguage, manifest, manifestPath, robots, securityText } from './seo-texts.ts'
import { pictureOf, sharedTags, type SiteFacts } from './head-tags.ts'

/** What these files say, in each language. */
export type FactsIn = Record<Language['code'], SiteFacts>

type File = { type: string; make: () => string | Promise<Buffer> }

const png = (make: () => Promise<Buffer>): File => ({ type: 'image/png', make })

/**
 * What search engines, chat previews and home screens ask for beside the pages: shared head tags,
 * robots.txt, web manifest, icons, preview picture. Made at build time, served by `vite` too.
 */
export function seo(root: string, factsIn: FactsIn): Plugin {
  let siteUrl = ''
  let language: Language = english
  const facts = factsIn[english.code]
  // The name is in Latin letters: below it, readers of other scripts read the tagline. There is room for three words.
  const drawn = (each: Language) => () =>
    previewPicture(root, facts.shortName, each === english ? '' : factsIn[each.code].tagline)
  const files: Record<string, File> = {
    'robots.txt': { type: 'text/plain', make: () => robots(siteUrl) },
    '.well-known/security.txt': {
      type: 'text/plain',
      make: () => securityText(facts.email, siteUrl, Date.now()),
    },
    ...Object.fromEntries(
      languages.map((each) => [
        manifestPath(each).slice(1),
        {
          type: 'application/manifest+json',
          make: () => manifest(factsIn[each.code], addressIn(each, '/')),
        },
      ]),
    ),
    'favicon.ico': { type: 'image/x-icon', make: () => favicon(root) },
    'apple-touch-icon.png': png(() => icon(root, 180, { share: 1 })),
    'icon-192.png': png(() => icon(root, 192)),
    'icon-512.png': png(() => icon(root, 512)),
    'icon-maskable-512.png': png(() => icon(root, 512, { share: 0.86 })),
    ...Object.fromEntries(languages.map((each) => [pictureOf(each).slice(1), png(drawn(each))])),
  }
  return {
    name: 'seo',
    configResolved(config) {
      siteUrl = String(config.env['VITE_SITE_URL'] ?? '').trim()
      language = languageOfConfig(config)
    },
    transformIndexHtml: (html, { path, server }) => ({
      // The dev server has another page, which shows all drawings and is in English.
      html: server && path !== '/index.html' ? html : inLanguage(html, language),
      tags: sharedTags(factsIn[language.code], language, siteUrl),
    }),
    configureServer: ({ middlewares }) => void middlewares.use(serve(files)),
    async generateBundle() {
      // The files are the same for all languages, so only one build makes them.
      if (this.environment.name !== clientOf(english)) return
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
