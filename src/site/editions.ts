import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ViteBuilder } from 'vite'
import { english, type Language, languages } from '#languages'
import { clientOf, rendererOf } from './builds.ts'
import type * as prerenderEntry from './prerender-entry.tsx'
import { nameOf } from './snapshot/name-of.ts'

/** What renders the pages of one language. */
export type Renderer = typeof prerenderEntry

/** The site in one language, as it was built: `shell` is its index.html. */
export type Edition = {
  language: Language
  renderer: Renderer
  manifest: Manifest
  shell: string
}

const CACHE = 'node_modules/.cache/prerender'

/** Of each published folder its own: two builds may run side by side. */
const cacheOf = (root: string, out: string) => join(root, CACHE, nameOf(resolve(root, out)))

/** What each other language is built to for browsers stands in it, by its code. */
export const clientsOf = (root: string, out: string): string => join(cacheOf(root, out), 'clients')

/** And what renders each language. */
export const renderersOf = (root: string, out: string): string =>
  join(cacheOf(root, out), 'renderers')

const ENTRY = 'prerender-entry.js'

/** Lays a language's files beside the English ones: a name tells the content, so the same name is the same file. */
function joinAssets(from: string, out: string) {
  for (const name of readdirSync(join(from, 'assets'))) {
    const content = readFileSync(join(from, 'assets', name))
    const target = join(out, 'assets', name)
    if (!existsSync(target)) writeFileSync(target, content)
    else if (!readFileSync(target).equals(content))
      throw new Error(`Two languages built different files of the name ${name}`)
  }
}

async function editionOf(language: Language, built: string, renderers: string): Promise<Edition> {
  const { href } = pathToFileURL(join(renderers, language.code, ENTRY))
  const renderer: Renderer = await import(href)
  const read = (name: string) => readFileSync(join(built, name), 'utf8')
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
  return { language, renderer, manifest, shell: read('index.html') }
}

/**
 * Builds the site in every language, English first, with the files of all in the published folder
 * `out`. Product 10, Languages.
 */
export async function buildEditions(
  root: string,
  out: string,
  builder: ViteBuilder,
): Promise<[Edition, ...Edition[]]> {
  const names = languages.flatMap((language) => [clientOf(language), rendererOf(language)])
  await Promise.all(
    names.map((name) => {
      const environment = builder.environments[name]
      if (!environment) throw new Error(`Vite gave no environment ${name}`)
      return builder.build(environment)
    }),
  )
  // Before React is imported: its development build must not meet the production one.
  process.env.NODE_ENV = 'production'
  const renderers = renderersOf(root, out)
  const first = await editionOf(english, out, renderers)
  const others = await Promise.all(
    languages.slice(1).map((language) => {
      const built = join(clientsOf(root, out), language.code)
      joinAssets(built, out)
      return editionOf(language, built, renderers)
    }),
  )
  return [first, ...others]
}
