import type { ComponentProps, ReactNode } from 'react'
import { httpsHost } from '@/lib/text/https-host'
import styles from './out-link.module.css'

type Props = Pick<ComponentProps<'a'>, 'ref' | 'className' | 'aria-describedby'> & {
  url: string
  /** The name of the office, firm or service it leads to. */
  children: ReactNode
  /** Opens another tab; this text says so after the name. Empty if the name or the text beside it says so already. */
  newTab?: string | undefined
  /** The name or the picture says which site it is, as for a chat, a map or a social page. */
  hostless?: boolean
}

/**
 * A link that leads out of the site: it names whom it leads to, and the host. Anything but an https address
 * is shown as text. Product 10, Verify us.
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
      {newTab && <span className="visually-hidden">{` ${newTab}`}</span>}
      {!isHostKnown && (
        <>
          {' '}
          <span className={styles.host}>{`(${host})`}</span>
        </>
      )}
    </a>
  )
}
