import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { opensElsewhere } from '@/lib/browser/sharing/opens-elsewhere'
import { paths } from '@/lib/navigation/paths'

/** Follows the link to a user's page within the site. */
export type OpenMember = (event: MouseEvent, id: string) => void

/** One function for all links of a list. It passes on the list's query string, for the way back. */
export function useOpenMember(): OpenMember {
  const navigate = useNavigate()
  return useCallback(
    (event, id) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      const list = window.location.search.slice(1)
      void navigate(paths.adminReferrals.href(id), { state: { list } })
    },
    [navigate],
  )
}
