import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { english, languages } from '@/lib/navigation/languages'
import { git } from './changes.ts'
import { root } from './setup.mjs'
import { isNode, type Node } from './texts.ts'

const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode)

/** `value as const` is the value. */
function bare(node: Node): Node {
  const [inner] = /^TS(?:As|Satisfies)Expression$/.test(node.type)
    ? nodesIn(node['expression'])
    : []
  return inner ? bare(inner) : node
}

/** The name of a declared constant or of a property; empty for a computed one. */
function nameOf(node: unknown): string {
  const name = isNode(node) ? (node['name'] ?? node['value']) : undefined
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}

/**
 * The code of each sentence in a file of words by its way, "verify.reach.social": of each value that is no list and no
 * group of others, such as a text or a function.
 */
export function sentencesIn(code: string): Map<string, string> {
  const found = new Map<string, string>()
  const note = (value: Node, way: string) => {
    const node = bare(value)
    if (node.type === 'ObjectExpression') {
      for (const part of nodesIn(node['properties'])) {
        const [inner] = nodesIn(part['value'] ?? part['argument'])
        if (inner) note(inner, `${way}.${nameOf(part['key']) || '...'}`)
      }
    } else if (node.type === 'ArrayExpression') {
      for (const [index, part] of nodesIn(node['elements']).entries()) note(part, `${way}.${index}`)
    } else found.set(way, code.slice(node.start, node.end).replaceAll(/\s+/g, ' '))
  }
  for (const statement of nodesIn(parseSync('words.ts', code).program.body)) {
    const [declared = statement] = nodesIn(statement['declaration'])
    for (const { id, init } of nodesIn(declared['declarations'])) {
      if (isNode(init)) note(init, nameOf(id))
    }
  }
  return found
}

/** A file before a change and after it. */
type Versions = { before: string; now: string }

const firstLine = (code: string) => code.split('\n', 1)[0]

/**
 * The ways of the sentences that a change replaces in English and leaves as they were in another language. Nothing, if
 * the first line of that file has changed: by its date, somebody says that all of it is right again.
 */
export function leftOld(inEnglish: Versions, other: Versions): string[] {
  if (firstLine(other.before) !== firstLine(other.now)) return []
  const [before, now] = [sentencesIn(inEnglish.before), sentencesIn(inEnglish.now)]
  const [otherBefore, otherNow] = [sentencesIn(other.before), sentencesIn(other.now)]
  return [...now].flatMap(([way, sentence]) => {
    const isChanged = before.has(way) && before.get(way) !== sentence
    // A name alone, such as that of a fact, has no sentence.
    const isSaid = /['"`]/.test(sentence)
    // Where the other file is built in another way, all of it counts.
    const isLeft = otherNow.has(way)
      ? otherBefore.get(way) === otherNow.get(way)
      : other.before === other.now
    return isChanged && isSaid && isLeft ? [way] : []
  })
}

const ENGLISH = `src/content/${english.code}/`

/**
 * Sentences of `files` that changed in English since `base`, and not in another language, by that language's file.
 * Files that are new or gone are left to languages.test.ts.
 */
export function oldTranslations(base: string, files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const versionsOf = (file: string): Versions | null => {
    const before = git('show', `${base}:${file}`)
    const path = join(root, file)
    if (before === null || !existsSync(path)) return null
    return { before: before.trimEnd(), now: readFileSync(path, 'utf8').trimEnd() }
  }
  for (const file of files.filter((each) => each.startsWith(ENGLISH) && each.endsWith('.ts'))) {
    const inEnglish = versionsOf(file)
    if (!inEnglish) continue
    for (const { code } of languages.slice(1)) {
      const theirs = file.replace(ENGLISH, `src/content/${code}/`)
      const other = versionsOf(theirs)
      const left = other ? leftOld(inEnglish, other) : []
      if (left.length > 0) found.set(theirs, left)
    }
  }
  return found
}
