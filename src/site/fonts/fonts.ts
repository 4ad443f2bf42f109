import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { english, type Language } from '#languages'
import { languageOfConfig } from '#site/builds.ts'
import type { CountryTables } from '#site/country-names.ts'
import { writeCached } from '#site/write-cached.ts'
import { builtFont, type FontFile, fontFiles } from './font-files.ts'

type FontFiles = Record<string, FontFile>

/** The names of the files that every page of a language needs. */
const neededIn = (files: FontFiles, { code }: Language) =>
  Object.keys(files).filter((name) => files[name]?.preload?.includes(code))

/** The public address of a file. Throws unless the build has it exactly once. */
function addressOf(name: string, bundle: Rolldown.OutputBundle): string {
  const [built, ...more] = Object.values(bundle).filter(
    (output) => output.type === 'asset' && output.names.includes(name),
  )
  if (!built || more.length > 0) throw new Error(`The build should contain ${name} exactly once`)
  return `/${built.fileName}`
}

/** What the made files depend on: the packages in the lock file, and the site's own steps. */
const MAKERS = [
  'package-lock.json',
  'src/site/fonts/font-check.ts',
  'src/site/fonts/font-files.ts',
  'src/site/fonts/font-shaping.ts',
  'src/site/fonts/font-subset.ts',
  'src/site/fonts/latin-font.ts',
]

/** The folder below `root` for these files once they are made; another one if MAKERS change. */
export function fontFolder(root: string, files: FontFiles): string {
  const hash = createHash('sha256').update(JSON.stringify(files))
  for (const name of MAKERS) hash.update(readFileSync(join(root, name)))
  return join('node_modules/.cache/fonts', hash.digest('hex').slice(0, 12))
}

/** Makes the files that are not in the folder yet, each completely or not at all. */
export async function makeFonts(folder: string, files: FontFiles, make = builtFont) {
  // One at a time: unpacking two at once mixes them up.
  for (const [name, file] of Object.entries(files)) {
    const path = join(folder, name)
    if (existsSync(path)) continue
    writeCached(path, await make(file))
  }
}

/**
 * Makes the site's font files from the fonts' packages before anything is served or built: only
 * the glyphs and weights used. Style sheets reach them as `@fonts/<name>`.
 */
export function fonts(root: string, countries: CountryTables): Plugin {
  const files = fontFiles(join(root, 'src/content'), countries)
  const made = fontFolder(root, files)
  let language: Language = english
  return {
    name: 'fonts',
    async config() {
      const folder = join(root, made)
      await makeFonts(folder, files)
      return {
        resolve: { alias: { '@fonts': folder } },
        // Inlined in the CSS, a small font would load with every page, and apply only after the first paint.
        build: { assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined) },
      }
    },
    configResolved(config) {
      language = languageOfConfig(config)
    },
    /**
     * Preloads the page's font, and that of the price sign in every header, with the page's first bytes: in time
     * for the first paint.
     */
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        neededIn(files, language).map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            // The dev server serves them from where they were made.
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
