import type { ReactNode } from 'react'
import { Icon } from '@/components/art/small-icons'
import { common } from '@/words/common'
import { OutLink } from './out-link'

/** A link to a chat, as a button; it opens in a new tab, and says so. */
export function ChatButton({ href, children }: { href: string; children: ReactNode }) {
  // The label may name the service itself.
  const isNamed = typeof children === 'string' && children.includes('WhatsApp')
  const newTab = isNamed ? common.newTab : common.chatNewTab
  return (
    <OutLink url={href} newTab={newTab} hostless className="button button-plain">
      <Icon name="chat" size={20} />
      {children}
    </OutLink>
  )
}
