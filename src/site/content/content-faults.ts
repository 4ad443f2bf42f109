import { english, languages } from '#languages'
import { ENGLISH_ALONE } from '#site/words.ts'
import { type Exports, factFaults } from './facts-check'
import { idFaults } from './ids-check'
import { wordFaults, type Words } from './words-check'

/** The files that are checked: each is read when it is its turn, so that one that cannot be read is known by name. */
const allFiles = import.meta.glob<Exports>('/src/content/*/*.ts')

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Reads some folders. Of several files that fail for one reason, only the first is named: the others import it. */
async function readAll(...folders: string[]) {
  const read: Record<string, Exports> = {}
  const faults = new Map<string, string>()
  for (const [path, load] of Object.entries(allFiles)) {
    if (!folders.some((folder) => path.startsWith(`/src/content/${folder}/`))) continue
    const file = path.slice(1)
    try {
      read[file] = await load()
    } catch (error) {
      const message = messageOf(error)
      if (!faults.has(message)) faults.set(message, `${file} cannot be read: ${message}`)
    }
  }
  return { read, faults: [...faults.values()] }
}

/** The files of a folder of src/content, by their names. */
const filesIn = (folder: string, files: Readonly<Record<string, Exports>>): Words =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, exports]) => {
      const [, name] = file.split(`src/content/${folder}/`)
      return name === undefined ? [] : [[name, exports]]
    }),
  )

/** Only English has the words of the admin area and of the build; only the others have a glossary. */
const isOfOneLanguage = (file: string) =>
  ENGLISH_ALONE.test(file.replace('.ts', '')) || file === 'glossary.ts'

const translated = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([file]) => !isOfOneLanguage(file)))

async function findFaults(): Promise<string[]> {
  const facts = await readAll('facts')
  const factFiles = filesIn('facts', facts.read)
  const ofFacts = facts.faults.length > 0 ? facts.faults : factFaults(factFiles)
  // The words are made of the facts.
  if (ofFacts.length > 0) return ofFacts
  const words = await readAll(...languages.map(({ code }) => code))
  if (words.faults.length > 0) return words.faults
  const inEach = languages.map(({ code }): [string, Words] => [
    code,
    translated(filesIn(code, words.read)),
  ])
  const { [english.code]: inEnglish = {}, ...others } = Object.fromEntries(inEach)
  return [...wordFaults(inEnglish, others), ...idFaults(factFiles, inEnglish, others)]
}

/** What is wrong in src/content, a line for each fault. Decision 250. */
export const contentFaults: readonly string[] = await findFaults()
