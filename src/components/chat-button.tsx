import type { ReactNode } from 'react'
import { Icon } from '@/components/art/small-icons'
import { common } from '@/words/common'

/** A link to a chat, as a button; it opens in a new tab, and says so. */
export function ChatButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="button button-plain">
      <Icon name="chat" size={20} />
      {children}
      <span className="visually-hidden"> {common.newTab}</span>
    </a>
  )
}
