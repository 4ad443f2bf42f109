import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ViteBuilder } from 'vite'
import { english, type Language, languages } from '#languages'
import { clientOf, rendererOf } from './builds.ts'
import { readManifest } from './code/read-manifest.ts'
import type * as prerenderEntry from './pages/prerender-entry.tsx'
import { hashName } from './hash-name.ts'

/** The module that renders the pages of one language. */
export type Renderer = typeof prerenderEntry

/** The site in one language, as it was built: `shell` is its index.html. */
export type LanguageBuild = {
  language: Language
  renderer: Renderer
  manifest: Manifest
  shell: string
}

const CACHE = 'node_modules/.cache/prerender'

/** Each published folder has its own cache, since two builds may run in parallel. */
const cacheOf = (root: string, out: string) => join(root, CACHE, hashName(resolve(root, out)))

/** The folder with the browser builds of the other languages, by language code. */
export const clientsOf = (root: string, out: string): string => join(cacheOf(root, out), 'clients')

/** The folder with the renderers of all languages, by language code. */
export const renderersOf = (root: string, out: string): string =>
  join(cacheOf(root, out), 'renderers')

const ENTRY = 'prerender-entry.js'

/** Copies a language's files beside the English ones: a name is a hash of the content, so one name is one file. */
function joinAssets(from: string, out: string) {
  for (const name of readdirSync(join(from, 'assets'))) {
    const content = readFileSync(join(from, 'assets', name))
    const target = join(out, 'assets', name)
    if (!existsSync(target)) writeFileSync(target, content)
    else if (!readFileSync(target).equals(content))
      throw new Error(
        `The builds of two languages made different files with the same name, ${name}`,
      )
  }
}

async function languageBuildOf(
  language: Language,
  built: string,
  renderers: string,
): Promise<LanguageBuild> {
  const { href } = pathToFileURL(join(renderers, language.code, ENTRY))
  const renderer: Renderer = await import(href)
  const manifest = readManifest(join(built, '.vite/manifest.json'))
  return { language, renderer, manifest, shell: readFileSync(join(built, 'index.html'), 'utf8') }
}

/**
 * Builds the site in every language, English first, and puts the files of all into the published folder `out`.
 * Product 10, Languages.
 */
export async function buildLanguages(
  root: string,
  out: string,
  builder: ViteBuilder,
): Promise<[LanguageBuild, ...LanguageBuild[]]> {
  const names = languages.flatMap((language) => [clientOf(language), rendererOf(language)])
  await Promise.all(
    names.map((name) => {
      const environment = builder.environments[name]
      if (!environment) throw new Error(`Vite has no environment named ${name}`)
      return builder.build(environment)
    }),
  )
  // Set before React is imported: its development and production builds must not mix.
  process.env.NODE_ENV = 'production'
  const renderers = renderersOf(root, out)
  const first = await languageBuildOf(english, out, renderers)
  const others = await Promise.all(
    languages.slice(1).map((language) => {
      const built = join(clientsOf(root, out), language.code)
      joinAssets(built, out)
      return languageBuildOf(language, built, renderers)
    }),
  )
  return [first, ...others]
}
