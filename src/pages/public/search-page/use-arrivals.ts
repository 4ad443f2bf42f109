import { useEffect, useState } from 'react'

/** How long a part may keep those below it waiting. */
const PATIENCE_MS = 2000

type Part<Name> = { name: Name; there: boolean }

const names = <Name>(parts: readonly Part<Name>[]) => parts.map(({ name }) => name)

/** Parts up to the first that is not there yet. */
function unbroken<Name>(parts: readonly Part<Name>[]): readonly Part<Name>[] {
  const gap = parts.findIndex(({ there }) => !there)
  return gap < 0 ? parts : parts.slice(0, gap)
}

/**
 * The parts of an answer in the order in which they are shown: as given, each after those above it. Two
 * seconds after the question, those that are there are shown anyway, and a late one is added below them, so
 * that nothing being read moves. A new question starts again.
 */
export function useArrivals<Name extends string>(
  question: string,
  parts: readonly Part<Name>[],
): readonly Name[] {
  const [standing, setStanding] = useState<{ question: string; order: readonly Name[] }>({
    question,
    order: [],
  })
  const [outwaited, setOutwaited] = useState<string>()

  useEffect(() => {
    const timer = setTimeout(() => setOutwaited(question), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [question])

  const before = standing.question === question ? standing.order : []
  const shown = outwaited === question ? parts.filter(({ there }) => there) : unbroken(parts)
  const added = names(shown).filter((name) => !before.includes(name))
  const order = added.length > 0 ? [...before, ...added] : before
  // The order depends on what arrived first, which nothing else records.
  if (order !== standing.order) setStanding({ question, order })
  return order
}
