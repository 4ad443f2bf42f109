import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { english, type Language, languages } from '#languages'
import { clientOf, isClient, languageOf } from './builds.ts'
import type { ChunkGroup } from './chunk-group.ts'
import { chunkGroups } from './chunks.ts'

const ENTRY = 'src/main.tsx'
const ENGLISH_WORDS = new RegExp(`^content/${english.code}/`)
const RUNTIME = '\0rolldown/runtime.js'

/** Something that a group names, and which of all paths below the project's folder are meant. */
type Named = { entry: string; holds: (path: string) => boolean }

const namedIn = ({ modules = [], packages = [] }: ChunkGroup): Named[] => [
  ...modules.map((entry) => ({
    entry,
    holds: (path: string) => path.startsWith(`src/${entry}.`) || path.startsWith(`src/${entry}/`),
  })),
  ...packages.map((entry) => ({
    entry,
    holds: (path: string) => path.includes(`node_modules/${entry}/`),
  })),
]

/** A module's path below the project's folder; what the bundler makes itself keeps its name. */
const pathOf = (root: string, id: string) =>
  id.startsWith('\0') ? id : relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/')

/** Whether a group wants the module at a path. */
function wantedBy(group: ChunkGroup): (path: string) => boolean {
  if (group.start) return (path) => path !== ENTRY && /^src\/|node_modules\//.test(path)
  const named = namedIn(group)
  return (path) =>
    path === RUNTIME ? Boolean(group.runtime) : named.some(({ holds }) => holds(path))
}

/** The groups as the bundler takes them, the first with the highest priority. */
const bundlerGroups = (root: string, groups: readonly ChunkGroup[]) =>
  groups.map((group, index) => {
    const wants = wantedBy(group)
    return {
      name: group.name,
      priority: groups.length - index,
      test: (id: string) => wants(pathOf(root, id)),
      ...(group.start && { tags: ['$initial' as const] }),
    }
  })

/**
 * What the groups name in vain, in words: every entry without a module in the chunk of its group,
 * and why. `built` has the path of each module in the build with its chunk's name, `files` the
 * paths of all files below `src`.
 */
export function vainEntries(
  groups: readonly ChunkGroup[],
  built: ReadonlyMap<string, string>,
  files: readonly string[],
): string[] {
  return groups.flatMap((group) => {
    if (![...built.values()].includes(group.name)) return [`"${group.name}" has no code at all`]
    return namedIn(group).flatMap(({ entry, holds }) => {
      const holders = [...built].filter(([path]) => holds(path)).map(([, chunk]) => chunk)
      if (holders.includes(group.name)) return []
      const [other] = holders
      const isGone = group.modules?.includes(entry) && !files.some(holds)
      const missing = isGone ? 'there is no such file or folder' : 'no browser loads it'
      const why = other ? `it went to "${other}", an earlier group or the start` : missing
      return [`"${group.name}" names ${entry}: ${why}`]
    })
  })
}

const withWordsOf = ({ code }: Language, { modules = [], ...group }: ChunkGroup): ChunkGroup => ({
  ...group,
  modules: modules.map((name) => name.replace(ENGLISH_WORDS, `content/${code}/`)),
})

/** The groups for a language: where they name English words, its own. */
export const groupsIn = (language: Language): ChunkGroup[] =>
  chunkGroups.map((group) => withWordsOf(language, group))

const builtModules = (root: string, bundle: Rolldown.OutputBundle) =>
  new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === 'chunk'
        ? output.moduleIds.map((id) => [pathOf(root, id), output.name] as const)
        : [],
    ),
  )

const filesBelowSrc = (root: string) =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (name) => `src/${name.replaceAll('\\', '/')}`,
  )

/**
 * Names of files by their content alone: every page lists the code it may load late, and a word for
 * each would cost it 1.4 kB. Which is which stands in the build's manifest.
 */
const SHORT = 'assets/[hash:7]'
const names = {
  // The version of a page is told by it, in the worker too.
  entryFileNames: 'assets/index-[hash:7].js',
  chunkFileNames: `${SHORT}.js`,
  assetFileNames: ({ names: [name = ''] }: Rolldown.PreRenderedAsset) =>
    `${name.endsWith('.css') ? SHORT : 'assets/[name]-[hash]'}[extname]`,
}

/** A constant stands where it is read; a file that holds nothing else is none. Decision 159. */
const optimization: Rolldown.InputOptions['optimization'] = {
  inlineConst: { mode: 'all', pass: 2 },
}

/** The files of code that are there wherever one of them is, by its name: it, and what it imports. */
function filesThereWith(bundle: Rolldown.OutputBundle, fileName: string): ReadonlySet<string> {
  const there = new Set<string>()
  const add = (name: string) => {
    const output = bundle[name]
    if (output?.type !== 'chunk' || there.has(name)) return
    there.add(name)
    output.imports.forEach(add)
  }
  add(fileName)
  return there
}

type PreloadHost = { hostId: string; hostType: 'html' | 'js' }

/** Makes the browsers' chunks as src/site/chunks.ts says; stops a build in which a name is vain. */
export function chunks(root: string): Plugin {
  // With a part that loads late, a file does not name what is there wherever it is itself.
  const there = new Map<string, ReadonlySet<string>>()
  const modulePreload = {
    // Browsers without it (Safari before 17) take these files as preloads.
    polyfill: false,
    resolveDependencies: (_: string, files: string[], { hostId, hostType }: PreloadHost) =>
      hostType === 'js' ? files.filter((file) => !there.get(hostId)?.has(file)) : files,
  }
  const output = (language: Language) => ({
    codeSplitting: { groups: bundlerGroups(root, groupsIn(language)) },
    ...names,
  })
  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: isClient,
    config: () => ({
      environments: Object.fromEntries(
        languages.map((language) => [
          clientOf(language),
          { build: { modulePreload, rolldownOptions: { output: output(language), optimization } } },
        ]),
      ),
    }),
    generateBundle: {
      // Before Vite writes down which files a part needs.
      order: 'pre',
      handler(_, bundle) {
        const groups = groupsIn(languageOf(this.environment.config.define))
        const vain = vainEntries(groups, builtModules(root, bundle), filesBelowSrc(root))
        if (vain.length > 0)
          this.error(
            `src/site/chunks.ts or chunks-of-parts.ts names files in vain:\n${vain.join('\n')}`,
          )
        for (const name of Object.keys(bundle)) there.set(name, filesThereWith(bundle, name))
      },
    },
  }
}
