// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Citation, citationsIn, readPapers } from '../tools/citations'

const read = (file: string) => readFileSync(file, 'utf8')
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.(?:tsx?|mts|css|m?js|md)$/.test(name))

const papers = readPapers(read('.github/product.md'), read('.github/decisions.md'))

const code = [...below('src'), ...below('tests'), 'vite.config.ts']
/** The papers are checked too, because they cite each other. */
const texts = [...below('.github'), 'README.md']

const told = ({ line, fault }: Citation, file: string) => `${file}:${line}: ${fault}`

/** The examples say "cited" and "chosen", so that they do not count as citations of this file. */
const faultsOf = (words: string) =>
  citationsIn(words.replaceAll('cited', 'Product').replaceAll('chosen', 'Decision'), papers).map(
    ({ fault }) => fault,
  )

test('every citation leads to a section and a name of product.md, or to a decision', () => {
  const faults = [...code, ...texts].flatMap((file) =>
    citationsIn(read(file), papers)
      .filter(({ fault }) => fault !== null)
      .map((citation) => told(citation, file)),
  )
  expect(faults).toEqual([])
})

test('the code is read at all: it cites the product and decisions', () => {
  const kinds = below('src')
    .flatMap((file) => citationsIn(read(file), papers))
    .map(({ kind }) => kind)
  expect(kinds).toContain('product')
  expect(kinds).toContain('decision')
  expect([...papers.sections.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test.each([
  'cited 6',
  'cited 6, Access checks.',
  'As cited 6, Access checks, says, the token …',
  'cited 4, Session, and of course more.',
  'cited 2, /login; 4, Session; 8, Login.',
  'cited 2, Header and Footer, and 9, Timings.',
  'cited 4, 5 and 8: word for word',
  'cited 2, /country/:id and /country-details/:id.',
  '(cited 4,\n * Session)',
  'cited 2, Visit-visa country\n// status cards.',
  'chosen 4, 5 and 11, which …',
])('sound: %s', (words) => {
  expect(faultsOf(words)).toEqual([null])
})

test.each([
  ['cited 99.', 'no section 99'],
  ['cited 6, Acces checks.', 'section 6 has no "Acces checks"'],
  ['cited 6, access checks.', 'section 6 has no "access checks"'],
  ['cited 4, Session, Sesion.', 'section 4 has no "Sesion"'],
  ['cited 2, /login; 44, Session.', 'no section 44'],
  ['cited 2, /login; 4, Sessions.', 'section 4 has no "Sessions"'],
  ['cited 2, /logins.', 'section 2 has no "/logins"'],
  ['chosen 4 and 999.', 'no decision 999'],
])('leads nowhere: %s', (words, fault) => {
  expect(faultsOf(words)).toEqual([fault])
})

test.each(['specification', 'Design', 'issue'])('%s: not a paper of the repository', (paper) => {
  const [found] = citationsIn(`\n// ${paper} ${String(4.11)}, Search.`, papers)
  expect(found).toMatchObject({ line: 2, kind: 'absent' })
})
