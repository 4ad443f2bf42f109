import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { english, type Language, languages } from '#languages'
import { clientOf, isClient, languageOf } from '#site/builds.ts'
import type { ChunkGroup } from './chunk-group.ts'
import { chunkGroups } from './chunks.ts'

const ENTRY = 'src/main.tsx'
const ENGLISH_WORDS = new RegExp(`^content/${english.code}/`)
const RUNTIME = '\0rolldown/runtime.js'

/** An entry of a group, and a test for the paths below the project's folder that it means. */
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

/** A module's path below the project's folder; a module that the bundler itself makes keeps its name. */
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
 * Messages about entries that have no effect: every entry without a module in the chunk of its group, and why.
 * `built` maps the path of each module in the build to its chunk's name; `files` are the paths of all files below
 * `src`.
 */
export function unusedEntries(
  groups: readonly ChunkGroup[],
  built: ReadonlyMap<string, string>,
  files: readonly string[],
): string[] {
  return groups.flatMap((group) => {
    if (![...built.values()].includes(group.name))
      return [`"${group.name}" would be a chunk without code`]
    return namedIn(group).flatMap(({ entry, holds }) => {
      const holders = [...built].filter(([path]) => holds(path)).map(([, chunk]) => chunk)
      if (holders.includes(group.name)) return []
      const [other] = holders
      const isGone = group.modules?.includes(entry) && !files.some(holds)
      const missing = isGone
        ? 'there is no such file or folder'
        : 'no code in the browser imports it'
      const why = other ? `it is already in "${other}", an earlier group or the start` : missing
      return [`"${group.name}" names ${entry}: ${why}`]
    })
  })
}

const withWordsOf = ({ code }: Language, { modules = [], ...group }: ChunkGroup): ChunkGroup => ({
  ...group,
  modules: modules.map((name) => name.replace(ENGLISH_WORDS, `content/${code}/`)),
})

/** The groups for a language: English texts in them are replaced by its own. */
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
 * Names files by a hash of their content alone: every page lists the code it may load late, and a readable name for
 * each would cost it 1.4 kB. The build's manifest says which file is which.
 */
const SHORT = 'assets/[hash:7]'
const names = {
  // This name identifies the version of a page, in the worker too.
  entryFileNames: 'assets/index-[hash:7].js',
  chunkFileNames: `${SHORT}.js`,
  assetFileNames: ({ names: [name = ''] }: Rolldown.PreRenderedAsset) =>
    `${name.endsWith('.css') ? SHORT : 'assets/[name]-[hash]'}[extname]`,
}

/** A constant is inlined where it is read; a file with nothing else is left out. Decision 159. */
const optimization: Rolldown.InputOptions['optimization'] = {
  inlineConst: { mode: 'all', pass: 2 },
}

/** The code files that are always loaded with this one: the file itself and all that it imports. */
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

/** Makes the browsers' chunks as src/site/code/chunks.ts says; stops the build if an entry there has no effect. */
export function chunks(root: string): Plugin {
  // For a part that loads late, a file does not list what is always loaded with the file itself.
  const there = new Map<string, ReadonlySet<string>>()
  const modulePreload = {
    // Browsers without module preload (Safari before 17) load these files by a plain preload.
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
      // Runs before Vite records which files a part needs.
      order: 'pre',
      handler(_, bundle) {
        const groups = groupsIn(languageOf(this.environment.config.define))
        const unused = unusedEntries(groups, builtModules(root, bundle), filesBelowSrc(root))
        if (unused.length > 0)
          this.error(
            `Correct or remove these entries of src/site/code/chunks.ts or chunks-of-parts.ts, which have no effect:\n${unused.join('\n')}`,
          )
        for (const name of Object.keys(bundle)) there.set(name, filesThereWith(bundle, name))
      },
    },
  }
}
