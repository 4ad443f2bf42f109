import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** Whether a press asks for this tab, and not for a new one or a file. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * What the links of a long table do when they are pressed: the router's own link in each of fifty
 * cells is most of what a key in the search costs. Takes the address of the list along, to come
 * back to.
 */
export function useRowLinks() {
  const navigate = useNavigate()
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlain(event)) return
      event.preventDefault()
      const state = { list: window.location.search.slice(1) }
      void navigate(event.currentTarget.pathname, { state })
    },
    [navigate],
  )
}
