import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './setup.mjs'

/** What may follow an import without its ending. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile()

const { imports: ownNames }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/** The path that one of the package's own names ("#site/x.ts") stands for; the name itself if it is none. */
function ownPath(name: string): string {
  for (const [from, to] of Object.entries(ownNames)) {
    const [start = '', end] = from.split('*')
    const isIt = end === undefined ? name === from : name.startsWith(start)
    if (isIt) return to.replace('./', '').replace('*', name.slice(start.length))
  }
  return name
}

/** The file that an import leads to, by its path below the project's folder; undefined for a package. */
function fileAt(from: string, name: string): string | undefined {
  const path = name.startsWith('.')
    ? join(dirname(from), name)
    : ownPath(name.replace(/^@\/words\//, 'src/content/en/').replace(/^@\//, 'src/'))
  if (path === name) return undefined
  const plain = path.split('\\').join('/')
  return ENDINGS.map((ending) => plain + ending).find(isFile)
}

/** The code that a module imports, at once or late, by its text; types are no code. */
const IMPORT =
  /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/** Comments that begin their line; an example of an import in them is none. */
const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm

/**
 * The project's files that one of them imports itself, at once and late, by their paths below the project's folder;
 * words in English. Read from the text, without a build, so that a thousand files take a second.
 */
function importsOf(file: string): string[] {
  if (!/\.(?:[mt]s|tsx|js)$/.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8').replace(COMMENT, '')
  const names = Array.from(text.matchAll(IMPORT), ([, atOnce, late]) => atOnce ?? late ?? '')
  return names.flatMap((name) => fileAt(file, name) ?? [])
}

/**
 * Finds all files that a file imports, directly or through others, itself included. It reads each file only once, and
 * follows no import of a file that `isEdge` names.
 */
export function importReader(
  isEdge: (file: string) => boolean = () => false,
): (file: string) => ReadonlySet<string> {
  const known = new Map<string, readonly string[]>()
  return (file) => {
    const found = new Set([file])
    for (const each of found) {
      const imports = known.get(each) ?? importsOf(each).filter((next) => !isEdge(next))
      known.set(each, imports)
      for (const next of imports) found.add(next)
    }
    return found
  }
}
