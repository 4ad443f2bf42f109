import type { ComponentProps, ReactNode } from 'react'
import { httpsHost } from '@/lib/text/https-host'
import styles from './out-link.module.css'

type Props = Pick<ComponentProps<'a'>, 'ref' | 'className' | 'aria-describedby'> & {
  url: string
  /** The name of the office, firm or service it leads to. */
  children: ReactNode
  /** Opens another tab; said after the name, empty where the name or the text beside it says so. */
  newTab?: string | undefined
  /** Where name or picture say which site it is: a chat, a map, a social page. */
  hostless?: boolean
}

/**
 * A link that leads out of the site: it says to whom, and the host. Anything but an https address is
 * text. Product 10, Verify us.
 */
export function OutLink({ url, children, newTab, hostless = false, ...rest }: Props) {
  const host = httpsHost(url)
  if (host === undefined) return children
  const isHostKnown = hostless || (typeof children === 'string' && children.includes(host))
  return (
    <a
      {...rest}
      href={url}
      rel="noopener noreferrer"
      target={newTab === undefined ? undefined : '_blank'}
    >
      {children}
      {newTab && <span className="visually-hidden"> {newTab}</span>}
      {!isHostKnown && <span className={styles.host}> ({host})</span>}
    </a>
  )
}
