// @vitest-environment node
import { expect, test } from 'vitest'
import { leftOld, sentencesIn } from '../tools/old-translations'

const english = (heading: string, point = "'One point'") => `
const faq = [{ question: 'Why?' }]

/** The words of a page. */
export const page = {
  meta: { title: ${heading} },
  points: [${point}, 'Another'],
  by: (day: string) => \`Until \${day}\`,
  faq,
} as const
`

const hindi = (heading: string, day = '2026-11-22') =>
  `// Translated ${day} from en; not yet read by a native speaker.
const faq = [{ question: 'क्यों?' }]
export const page = {
  meta: { title: ${heading} },
  points: ['एक', 'दो'],
  by: (day: string) => \`\${day} तक\`,
  faq,
} as const
`

const same = (code: string) => ({ before: code, now: code })

test('each sentence of a file of words is found by its way', () => {
  expect(Object.fromEntries(sentencesIn(english("'Heading'")))).toEqual({
    'faq.0.question': "'Why?'",
    'page.meta.title': "'Heading'",
    'page.points.0': "'One point'",
    'page.points.1': "'Another'",
    'page.by': '(day: string) => `Until ${day}`',
    'page.faq': 'faq',
  })
})

const change = { before: english("'Heading'"), now: english("'A new one'") }

test('a sentence that changed in English alone is left old in the other language', () => {
  expect(leftOld(change, same(hindi("'शीर्षक'")))).toEqual(['page.meta.title'])
})

test('it is not, once it changed there too, or somebody dated the file anew', () => {
  const changed = { before: hindi("'शीर्षक'"), now: hindi("'नया'") }
  expect(leftOld(change, changed)).toEqual([])
  const dated = { before: hindi("'शीर्षक'"), now: hindi("'शीर्षक'", '2026-11-30') }
  expect(leftOld(change, dated)).toEqual([])
})

test('a change of another sentence in the same file does not count for it', () => {
  const both = { before: english("'Heading'"), now: english("'A new one'", "'A new point'") }
  const changed = { before: hindi("'शीर्षक'"), now: hindi("'नया'") }
  expect(leftOld(both, changed)).toEqual(['page.points.0'])
})

test('what is only written in other lines is no change', () => {
  const moved = { before: english("'Heading'"), now: english("\n    'Heading'") }
  expect(leftOld(moved, same(hindi("'शीर्षक'")))).toEqual([])
})

test('where the other language is built in another way, only a change of its file counts', () => {
  const other = "// Translated\nexport const page = made('शीर्षक')\n"
  expect(leftOld(change, same(other))).toEqual(['page.meta.title'])
  expect(leftOld(change, { before: other, now: other.replace('शीर्षक', 'नया') })).toEqual([])
})
