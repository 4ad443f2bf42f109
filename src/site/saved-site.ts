import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Manifest } from 'vite'
import { english, type Language } from '#languages'
import { NOT_FOUND_FILE, SHELL_FILE } from '#site-files'
import { filesOf } from './code/module-graph.ts'
import { hostingFolder } from './hosting/hosting-folder.mjs'
import type { Template } from './pages/page-html.ts'
import type { PageStart } from './pages/page-start.ts'
import type { StyleSheet } from './pages/page-styles.ts'
import { withoutShellTags } from './seo/head-tags.ts'

const FILE = 'site.json'

const savedSchema = v.object({
  /** Its id, which the shell has too: build-id.mjs. */
  build: v.string(),
  guard: v.string(),
  starter: v.string(),
  noScript: v.string(),
  siteUrl: v.string(),
  apiHost: v.string(),
  /** The paths of pages without ids that search engines should know. */
  listed: v.array(v.string()),
})

/** What a build leaves for a later refresh of its pages, beside the published folder. */
export type SavedSite = v.InferOutput<typeof savedSchema>

/** The file in which a build leaves it. */
export const savedSiteFile = (out: string) => join(hostingFolder(out), FILE)

/** Reads what the build of the site in `out` left. Throws if there is no build. */
export function readSavedSite(out: string): SavedSite {
  const file = savedSiteFile(out)
  if (!existsSync(file)) throw new Error(`${out} contains no built site: run the build first`)
  return v.parse(savedSchema, JSON.parse(readFileSync(file, 'utf8')))
}

/** The file of the page at an address. */
export const pageFile = (out: string, path: string) =>
  join(out, path === '/' ? 'index.html' : `${path}.html`)

/** The page of a language for addresses that have no file. */
export const shellFile = (out: string, { prefix }: Language) => join(out, prefix, SHELL_FILE)

/** The page of a language for unknown addresses. */
export const notFoundFile = (out: string, { prefix }: Language) => join(out, prefix, NOT_FOUND_FILE)

/** The build's list of modules of a language. */
export const manifestFile = (out: string, { code }: Language) =>
  join(hostingFolder(out), code === english.code ? 'manifest.json' : `manifest-${code}.json`)

/**
 * The texts of the files with an ending that the manifests name, by their addresses: in a folder that was overlaid,
 * files of earlier builds are beside them.
 */
export function builtFiles(out: string, manifests: readonly Manifest[], ending: '.css' | '.js') {
  const addresses = new Set(manifests.flatMap((each) => filesOf(each)))
  return [...addresses]
    .filter((address) => address.endsWith(ending))
    .toSorted()
    .map((address) => ({ address, text: readFileSync(join(out, address), 'utf8') }))
}

/** Each style sheet that the manifests name, with its address. */
export const builtSheets = (out: string, manifests: readonly Manifest[]): StyleSheet[] =>
  builtFiles(out, manifests, '.css').map(({ address, text }) => ({ href: address, css: text }))

/** What the pages of a built site are made from. `shell` is its index.html as it was built. */
export const templateOf = (
  shell: string,
  sheets: readonly StyleSheet[],
  { guard, starter, noScript }: PageStart,
): Template => ({
  html: withoutShellTags(shell).replaceAll(/>\s+</g, '><'),
  sheets,
  guard,
  starter,
  noScript,
})
