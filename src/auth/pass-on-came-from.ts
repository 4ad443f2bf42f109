import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { opensElsewhere } from '@/lib/browser/sharing/opens-elsewhere'
import { visitStore } from '@/lib/browser/storage/storage'
import { CAME_FROM } from '@/lib/navigation/came-from'

/**
 * Another language is a new document, which the router's state does not reach: a press on its link stores, for that
 * document, the page that a login leads back to. The code that reads it checks where it leads. Product 10, Languages.
 */
export function usePassOnCameFrom() {
  const { state }: { state: unknown } = useLocation()
  const { from }: { from?: unknown } = Object(state)
  useEffect(() => {
    if (typeof from !== 'string') return undefined
    const keep = (event: MouseEvent) => {
      const { target } = event
      // Otherwise this tab's next document would wrongly use the stored page.
      if (opensElsewhere(event)) return
      if (target instanceof Element && target.closest('[hreflang]')) visitStore.set(CAME_FROM, from)
    }
    document.addEventListener('click', keep)
    return () => document.removeEventListener('click', keep)
  }, [from])
}
