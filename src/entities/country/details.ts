import { cutText } from '@/lib/text/cut-text'

/** One point of a country's details: "Language: German" as label and text, else text alone. */
export type DetailLine = { line: string; label: string; text: string }

/** Splits a line; one without a short label is text alone. */
function parts(line: string): DetailLine {
  const [, label = '', text = line] = /^([^:.,]{2,40}):\s+(\S.*)$/.exec(line) ?? []
  return { line, label, text }
}

/** A country's details, one point a line, without repeats; bullets that were typed in are taken off. */
export function detailLines(details: string): DetailLine[] {
  const lines = cutText(details)
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-•*·]\s*/, '').trim())
    .filter(Boolean)
  return [...new Set(lines)].map(parts)
}
