/** The literals of a line of code, without functions of values. */
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$\n]|\\.)*)`/g

type Literal = { text: string; start: number; end: number }

function literalsOf(code: string): Literal[] {
  return Array.from(code.matchAll(LITERAL), (match) => {
    const [whole, single, double, template] = match
    const text = (single ?? double ?? template ?? '').replaceAll(/\\(['"`\\])/g, '$1')
    return { text, start: match.index, end: match.index + whole.length }
  })
}

/** Sentences that were changed, the new one by the old one; and old ones without a counterpart. */
export type ChangedSentences = { changed: Map<string, string>; unclear: string[] }

/**
 * The sentences that a change replaces, by its `git diff --unified=0`. In each hunk the literals before and after are
 * paired in their order; where their numbers differ, none is.
 */
export function changedSentences(diff: string): ChangedSentences {
  const changed = new Map<string, string>()
  const unclear: string[] = []
  for (const hunk of diff.split(/^@@.*$/m).slice(1)) {
    const side = (sign: string) =>
      hunk
        .split('\n')
        .filter((line) => line.startsWith(sign) && !/^(?:---|\+\+\+) /.test(line))
        .flatMap((line) => literalsOf(line.slice(1)))
        .map(({ text }) => text)
    const before = side('-')
    const after = side('+')
    const gone = before.filter((text) => !after.includes(text))
    if (before.length !== after.length) unclear.push(...gone)
    else
      for (const [place, old] of before.entries()) {
        const now = after[place] ?? old
        if (now !== old) changed.set(old, now)
      }
  }
  return { changed, unclear }
}

const quoted = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? `"${text.replaceAll('\\', '\\\\')}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** The code of a test with the new sentences in the place of the old ones, where a literal is nothing else. */
export function withNewSentences(code: string, changed: ReadonlyMap<string, string>): string {
  let result = ''
  let done = 0
  for (const { text, start, end } of literalsOf(code)) {
    const now = changed.get(text)
    if (now === undefined) continue
    result += code.slice(done, start) + quoted(now)
    done = end
  }
  return result + code.slice(done)
}
