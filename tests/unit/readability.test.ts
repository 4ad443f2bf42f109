// @vitest-environment node
import readability from 'text-readability'
import { describe, expect, test } from 'vitest'

/** The Flesch-Kincaid grade that a school-leaver reads with ease. Product 10, Checking an offer. */
const GRADE = 8

/** With fewer sentences a single name of an office would decide the grade. */
const FEWEST = 8

const modules = import.meta.glob<Record<string, unknown>>('/src/content/en/*.ts', { eager: true })

/** Every text in the exports of a file, however deep; texts that functions return are left out. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A sentence has at least three words and an end mark; labels and names do not count. */
const isSentence = (text: string) => /(?:\S+\s+){2}.*[.?!]$/.test(text)

const files = Object.entries(modules).map(([path, module]) => {
  const sentences = [...new Set(textsIn(module).filter(isSentence))]
  return { file: path.replace('/src/content/en/', ''), sentences, text: sentences.join(' ') }
})
const gradeOf = (text: string) => readability.fleschKincaidGrade(text)

test('the measure tells easy words from hard ones', () => {
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
