import { type RefObject, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'

const ofRow = v.object({ row: v.string() })

/** The navigation state of a link from a row, for the way back to it: `row` is the row's id. */
export const withRow = (state: unknown, row: string): object => ({ ...Object(state), row })

/**
 * When a list is shown again after a row's own page, the focus moves to that row. If the list no longer has it, as when
 * it was renamed out of the search, the list is shown from its top. With Back, the scroll position stays. The row's
 * element has its id as `data-row`.
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
    // If the user has already focused something else, the focus stays there.
    if (wanted === null || !document.activeElement?.matches('#main, body')) return
    // Not returned: since Chrome 156 it answers with a promise, which React would call when the list is left.
    if (!row) window.scrollTo(0, 0)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector('a')?.focus({ preventScroll: true })
  }, [list, wanted])
}
