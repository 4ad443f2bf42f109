/** The literals of a line of code; those with escapes other than of quotes are left out. */
const LITERAL = /'((?:[^'\\\n]|\\['"`])*)'|"((?:[^"\\\n]|\\['"`])*)"|`((?:[^`\\$\n]|\\['"`])*)`/g

type Literal = { text: string; start: number; end: number }

function literalsOf(code: string): Literal[] {
  return Array.from(code.matchAll(LITERAL), (match) => {
    const [whole, single, double, template] = match
    const text = (single ?? double ?? template ?? '').replaceAll(/\\(['"`])/g, '$1')
    return { text, start: match.index, end: match.index + whole.length }
  })
}

/** Sentences that were changed, the new one by the old one; and old ones without a counterpart. */
export type ChangedSentences = { changed: Map<string, string>; unclear: string[] }

/**
 * The sentences that a change replaces, by its `git diff --unified=0`. In each hunk the literals that are only before
 * or only after it are paired in their order; where their numbers differ, none is. A sentence with two new ones has no
 * counterpart either.
 */
export function changedSentences(diff: string): ChangedSentences {
  const changed = new Map<string, string>()
  const unclear = new Set<string>()
  for (const hunk of diff.split(/^@@.*$/m).slice(1)) {
    const side = (sign: string) =>
      hunk
        .split('\n')
        .filter((line) => line.startsWith(sign) && !/^(?:---|\+\+\+) /.test(line))
        .flatMap((line) => literalsOf(line.slice(1)))
        .map(({ text }) => text)
    const [before, after] = [side('-'), side('+')]
    const gone = before.filter((text) => !after.includes(text))
    const come = after.filter((text) => !before.includes(text))
    for (const [place, old] of gone.entries()) {
      const now = gone.length === come.length ? come[place] : undefined
      if (now === undefined || (changed.get(old) ?? now) !== now) unclear.add(old)
      else changed.set(old, now)
    }
  }
  for (const text of unclear) changed.delete(text)
  return { changed, unclear: [...unclear] }
}

const quoted = (text: string) =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`

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
