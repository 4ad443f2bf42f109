import { compare } from '@/words/compare'
import { type DetailLine, detailLines } from '@/entities/country/details'
import { sorted } from '@/lib/lists'
import { plainText } from '@/lib/text/plain-text'
import { type Row, rowOf } from './rows'

const keyOf = ({ label }: DetailLine) => plainText(label).trim()

/** A label, its position in the details of each country (0 to 1), and its spellings. */
type Label = { key: string; places: number[]; written: string[] }

function labelsOf(details: readonly (readonly DetailLine[])[]): Label[] {
  const labels = new Map<string, Label>()
  for (const lines of details) {
    const keys = [...new Set(lines.map(keyOf))].filter(Boolean)
    for (const [place, key] of keys.entries()) {
      const label = labels.get(key) ?? { key, places: [], written: [] }
      label.places.push(place / keys.length)
      label.written.push(lines.find((line) => keyOf(line) === key)?.label ?? key)
      labels.set(key, label)
    }
  }
  return [...labels.values()]
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Labels of more countries come first, then those earlier in the details, whatever the countries' order. */
const inOrder = (a: Label, b: Label) =>
  b.places.length - a.places.length ||
  Math.round((mean(a.places) - mean(b.places)) * 1e6) ||
  (a.key < b.key ? -1 : 1)

/** The rows from the labels in the countries' details; text without a label is the last row. */
export function detailRows(all: readonly { details: string }[]): Row[] {
  const details = all.map((country) => detailLines(country.details))
  const textsOf = (key: string) =>
    details.map((lines) => {
      const texts = lines.filter((line) => keyOf(line) === key).map(({ text }) => text)
      // "Visa: Free" and "VISA: Free" are two lines with the same text.
      return [...new Set(texts)].map((text) => ({ text }))
    })
  const rows = sorted(labelsOf(details), inOrder).map(({ key, written }) =>
    rowOf(key, sorted(written)[0] ?? key, textsOf(key)),
  )
  return [...rows, rowOf('', compare.rows.more, textsOf(''))].filter((row) => row !== undefined)
}
