// @vitest-environment node
import readability from 'text-readability'
import { describe, expect, test } from 'vitest'

/** What a school-leaver reads with ease: Flesch-Kincaid grade. Product 10, Checking an offer. */
const GRADE = 8

/** Fewer sentences say nothing: one name of an office would decide. */
const FEWEST = 8

const modules = import.meta.glob<Record<string, unknown>>('/src/content/en/*.ts', { eager: true })

/** Every text in what a file exports, however deep; what a function makes is left out. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Labels and names are no sentences: three words at least, and an end. */
const isSentence = (text: string) => /(?:\S+\s+){2}.*[.?!]$/.test(text)

const files = Object.entries(modules).map(([path, module]) => {
  const sentences = [...new Set(textsIn(module).filter(isSentence))]
  return { file: path.replace('/src/content/en/', ''), sentences, text: sentences.join(' ') }
})
const gradeOf = (text: string) => readability.fleschKincaidGrade(text)

test('the measure knows easy words from hard ones', () => {
  expect(gradeOf('The cat sat on the mat. It was a big cat. We like cats.')).toBeLessThan(2)
  expect(
    gradeOf(
      'Notwithstanding the aforementioned considerations, applicants are obligated to demonstrate sufficient financial capability throughout the entirety of their residence.',
    ),
  ).toBeGreaterThan(15)
})

test(`all sentences of the content together: grade ${GRADE} or lower`, () => {
  const all = files.flatMap(({ sentences }) => sentences)
  expect(all.length).toBeGreaterThan(400)
  expect(gradeOf(all.join(' '))).toBeLessThanOrEqual(GRADE)
})

describe('each file of words', () => {
  test.each(files.filter(({ sentences }) => sentences.length >= FEWEST))(
    `$file: grade ${GRADE} or lower`,
    ({ text }) => {
      expect(gradeOf(text)).toBeLessThanOrEqual(GRADE)
    },
  )
})
