import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@/lib/navigation/languages'
import { comparedWith, git } from './changes.ts'
import { changedSentences, withNewSentences } from './changed-sentences.ts'
import { root } from './setup.mjs'

/** Not the facts: ids and keys in them mean something else in a test. */
const WORDS = languages.map(({ code }) => `src/content/${code}`)
/** Shorter ones are no sentences: they are in too many other texts. */
const SHORTEST = 4
const isSentence = ({ length }: string) => length >= SHORTEST

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

const read = (file: string) => readFileSync(join(root, file), 'utf8')

function* linesWith(files: readonly string[], text: string): Generator<string> {
  for (const file of files)
    for (const [index, line] of read(file).split('\n').entries())
      if (line.includes(text)) yield `${file}:${index + 1}`
}

/**
 * `npm run quotes`: the tests quote what people read; where a sentence of `src/content` differs from the published
 * one, it replaces that one in them. Lists what has to be changed by hand.
 */
export function updateQuotes() {
  const { base, since } = comparedWith()
  const diff = git('diff', '--unified=0', base, '--', ...WORDS)
  if (diff === null) throw new Error(`git could not compare the words with ${since}`)
  const { changed, unclear } = changedSentences(diff)
  const words = WORDS.flatMap(filesBelow).map(read).join('\n')
  const tests = filesBelow('tests')
  // Where the words still have the old sentence in another place, a test may mean that one.
  const clear = new Map([...changed].filter(([old]) => isSentence(old) && !words.includes(old)))
  const written = tests.filter((file) => {
    const code = read(file)
    const next = withNewSentences(code, clear)
    if (next !== code) writeFileSync(join(root, file), next)
    return next !== code
  })
  console.log(`Compared with ${since}. Sentences that differ: ${changed.size}`)
  console.log(`Files of tests that have the new ones now: ${written.length}`)
  for (const file of written) console.log(`  ${file}`)
  const left = [...changed.keys(), ...unclear].filter(isSentence)
  const byHand = left.flatMap((old) => {
    const places = [...linesWith([...tests, '.github/product.md', 'README.md'], old)]
    return places.length > 0 ? [`  "${old}": ${places.join(', ')}`] : []
  })
  if (byHand.length > 0) console.log(`By hand, if they mean these sentences:\n${byHand.join('\n')}`)
  return written
}
