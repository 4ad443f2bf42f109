import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** A language, and the names of its files of words. */
type Words = { code: string; files: readonly string[] }

const FOLDER = 'node_modules/.cache/same-words'
const UP = '../../..'

const compiler = join(root, 'node_modules/typescript/bin/tsc')

/** What the compiler says about a project; nothing if it has no fault. */
const compile = (project: string) =>
  new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [compiler, '-p', project], { cwd: root }, (error, said) => {
      // It fails with what it said; without a word, it did not run.
      if (error && !said) reject(error)
      else resolve(said)
    })
  })

/**
 * Compares the types of each language's words with those of English: a program of one line for each file, which does
 * not compile where `SameWords` does not hold. Resolves to the compiler's words, by "ml/about.ts". What is wrong with a
 * file in itself is left to the check of all types; throws if the program cannot be compiled at all.
 */
export async function compareWords(languages: readonly Words[]): Promise<Map<string, string[]>> {
  const names = languages.flatMap(({ code, files }) => files.map((file) => `${code}/${file}`))
  const lines = names.map((name, place) => {
    const from = (code: string) =>
      `typeof import('${UP}/src/content/${name.replace(/^\w+/, code).replace('.ts', '')}')`
    const [code = ''] = name.split('/')
    const both = `${from('en')}, ${from(code)}`
    return `export type Each${place} = [Whole<${both}>, None<Superfluous<${both}>>]`
  })
  const imports = `import type { None, Superfluous, Whole } from '${UP}/tests/tools/same-words'`
  mkdirSync(join(root, FOLDER), { recursive: true })
  writeFileSync(join(root, FOLDER, 'words.ts'), [imports, ...lines].join('\n'))
  // Some words name what these declare.
  const declared = [`${UP}/src/lib/browser/faults.ts`, `${UP}/src/**/*.d.ts`]
  const project = { extends: `${UP}/tsconfig.json`, include: ['words.ts', ...declared] }
  writeFileSync(join(root, FOLDER, 'tsconfig.json'), JSON.stringify(project))

  const said = await compile(FOLDER)
  const found = new Map<string, string[]>()
  // Each error is a line, with explanations below it that are indented.
  for (const error of said.split(/\n(?=\S)/).filter(Boolean)) {
    const name = names[Number(/words\.ts\((\d+),/.exec(error)?.[1]) - 2]
    if (error.startsWith('src/')) continue
    if (name === undefined) throw new Error(error)
    found.set(name, [...(found.get(name) ?? []), error.trim().replace(/^.*?: error /, '')])
  }
  return found
}
