import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import pMap from 'p-map'
import type { Plugin, Rolldown } from 'vite'
import { latinFont } from './latin-font.ts'

const require = createRequire(import.meta.url)

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const latin = 'anek-latin-latin-wght-normal.woff2'

/** Signs of programmers, not of letters; they come with the accented letters. */
const rare = /[<>\\^`{|}~]/g

type FontFile = { source: string; text: string; onEveryPage?: true }

/** What each file keeps; anything else (Malayalam names, say) is drawn by the system's font. */
const files: Record<string, FontFile> = {
  // All that our own English texts use.
  'anek-latin.woff2': {
    source: latin,
    text: `${characters(0x20, 0x7e).replaceAll(rare, '')}\u00a0©·×–—‘’“”•…−`,
    onEveryPage: true,
  },
  // Letters of names from elsewhere (é, ü, ñ), fetched only where one is on the page.
  'anek-latin-more.woff2': { source: latin, text: `<>\\^\`{|}~${characters(0xa1, 0xff)}` },
  // The rupee sign alone: it lives in another file of the family.
  'anek-rupee.woff2': {
    source: 'anek-latin-latin-ext-wght-normal.woff2',
    text: '₹',
    onEveryPage: true,
  },
}

/** The public address of each file that every page needs. Throws where one is not built. */
const addressesIn = (bundle: Rolldown.OutputBundle) =>
  Object.keys(files)
    .filter((name) => files[name]?.onEveryPage)
    .map((name) => {
      const [built, ...more] = Object.values(bundle).filter(
        (output) => output.type === 'asset' && output.names.includes(name),
      )
      if (!built || more.length > 0) throw new Error(`The build should have ${name} once`)
      return `/${built.fileName}`
    })

/** To be raised with every change of how the files are made: else the old ones stay. */
const MAKING = 2

/**
 * Makes the site's font files from the Anek package before anything is served or built: only
 * the glyphs and weights used. Style sheets reach them as `@fonts/<name>`.
 */
export function fonts(root: string): Plugin {
  return {
    name: 'fonts',
    async config() {
      const key = createHash('sha256')
        .update(JSON.stringify([MAKING, files]))
        .digest('hex')
      const folder = join(root, 'node_modules/.cache/fonts', key.slice(0, 12))
      mkdirSync(folder, { recursive: true })
      // One after the other: the unpacking of two at a time mixes them up.
      await pMap(
        Object.entries(files).filter(([name]) => !existsSync(join(folder, name))),
        async ([name, { source, text }]) => {
          const original = readFileSync(
            require.resolve(`@fontsource-variable/anek-latin/files/${source}`),
          )
          writeFileSync(join(folder, name), await latinFont(original, text, [400, 800]))
        },
        { concurrency: 1 },
      )
      return {
        resolve: { alias: { '@fonts': folder } },
        // Inside the CSS a small font would come with every page, and a moment after its first picture.
        build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
      }
    },
    /**
     * The letters, and the sign of the price in every header, are asked for with the page's first
     * bytes: in time for its first picture.
     */
    transformIndexHtml: {
      order: 'post',
      // The dev server has no built files.
      handler: (_, { bundle }) =>
        (bundle ? addressesIn(bundle) : []).map((href) => ({
          tag: 'link',
          attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head' as const,
        })),
    },
  }
}
