import { type RefObject, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'

const ofRow = v.object({ row: v.string() })

/** What a link from a row takes along, for the way back to it: `row` is the row's id. */
export const withRow = (state: unknown, row: string): object => ({ ...Object(state), row })

/**
 * Where a list comes again after a row's own page, the focus goes to that row and not to the list's
 * beginning, if the row is there. Back keeps its place. The row's element has its id as `data-row`.
 */
export function useRowAgain(list: RefObject<HTMLElement | null>) {
  const { state } = useLocation()
  const type = useNavigationType()
  const [wanted] = useState(() =>
    type !== NavigationType.Pop && v.is(ofRow, state) ? state.row : null,
  )
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const row = rows.find(({ dataset }) => dataset['row'] === wanted)
    // Whoever has gone on to something else stays there.
    if (!row || !document.activeElement?.matches('#main, body')) return
    row.scrollIntoView({ block: 'center' })
    row.querySelector('a')?.focus({ preventScroll: true })
  }, [list, wanted])
}
