import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import type { Plugin, Rolldown } from 'vite'
import { english, type Language } from '#languages'
import { languageOfConfig } from './builds.ts'
import type { CountryTables } from './country-names.ts'
import { builtFont, type FontFile, fontFiles } from './font-files.ts'

type FontFiles = Record<string, FontFile>

/** The names of the files that every page of a language needs. */
const neededIn = (files: FontFiles, { code }: Language) =>
  Object.keys(files).filter((name) => files[name]?.preload?.includes(code))

/** The public address of a file. Throws where it is not built. */
function addressOf(name: string, bundle: Rolldown.OutputBundle): string {
  const [built, ...more] = Object.values(bundle).filter(
    (output) => output.type === 'asset' && output.names.includes(name),
  )
  if (!built || more.length > 0) throw new Error(`The build should have ${name} once`)
  return `/${built.fileName}`
}

/** To be raised with every change of how the files are made: else the old ones stay. */
const MAKING = 4

/**
 * Makes the site's font files from the fonts' packages before anything is served or built: only
 * the glyphs and weights used. Style sheets reach them as `@fonts/<name>`.
 */
export function fonts(root: string, countries: CountryTables): Plugin {
  const files = fontFiles(join(root, 'src/content'), countries)
  const key = createHash('sha256')
    .update(JSON.stringify([MAKING, files]))
    .digest('hex')
  const made = join('node_modules/.cache/fonts', key.slice(0, 12))
  let language: Language = english
  return {
    name: 'fonts',
    async config() {
      const folder = join(root, made)
      mkdirSync(folder, { recursive: true })
      // One after the other: the unpacking of two at a time mixes them up.
      await pMap(
        Object.entries(files).filter(([name]) => !existsSync(join(folder, name))),
        async ([name, file]) => writeFileSync(join(folder, name), await builtFont(file)),
        { concurrency: 1 },
      )
      return {
        resolve: { alias: { '@fonts': folder } },
        // Inside the CSS a small font would come with every page, and a moment after its first picture.
        build: { assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined) },
      }
    },
    configResolved(config) {
      language = languageOfConfig(config)
    },
    /**
     * The letters, and the sign of the price in every header, are asked for with the page's first
     * bytes: in time for its first picture.
     */
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        neededIn(files, language).map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            // The dev server has them where they were made.
            href: bundle ? addressOf(name, bundle) : `/${made}/${name}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          injectTo: 'head' as const,
        })),
    },
  }
}
