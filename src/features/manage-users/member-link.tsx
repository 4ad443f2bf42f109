import { type MouseEvent, type ReactNode, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import styles from './table.module.css'

/** Follows the link to a user's page within the site. */
export type OpenMember = (event: MouseEvent, id: string) => void

/** One for all links of a list. It takes the address of the list along, to come back to. */
export function useOpenMember(): OpenMember {
  const navigate = useNavigate()
  return useCallback(
    (event, id) => {
      const { button, metaKey, altKey, ctrlKey, shiftKey } = event
      // Into a tab or a window of its own: the browser does that.
      if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
      event.preventDefault()
      const list = window.location.search.slice(1)
      void navigate(paths.adminReferrals.href(id), { state: { list } })
    },
    [navigate],
  )
}

type Props = { id: string; onOpen: OpenMember; children: ReactNode }

/**
 * The way to a user's page. No link of the router: a key in the search draws fifty of these, and each
 * of the router's would follow the address for itself.
 */
export function MemberLink({ id, onOpen, children }: Props) {
  const address = addressOf(paths.adminReferrals.href(id))
  return (
    <a href={address} className={styles.link} onClick={(event) => onOpen(event, id)}>
      {children}
    </a>
  )
}
