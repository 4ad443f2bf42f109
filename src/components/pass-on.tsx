import type { ComponentProps, ReactNode } from 'react'
import { LateIcon } from '@/components/art/late-icons'
import type { useCopy } from '@/lib/browser/sharing/use-copy'
import { ChatButton } from './chat-button'
import { ShareButton } from './share-button'

type Props = {
  copying: Pick<ReturnType<typeof useCopy>, 'state' | 'copy'>
  words: { copy: string; copied: string; copyByHand: string }
  /** Copying is the main purpose of the page. */
  wanted?: boolean
  chat?: { href: string; label: string } | false
  share?: ComponentProps<typeof ShareButton>
  /** Further buttons. */
  children?: ReactNode
  /** Classes for the row of buttons, and for the line that reports the outcome. */
  classNames?: { buttons?: string | undefined; state?: string | undefined }
}

/** The ways to pass on a shown text: the clipboard and, if given, a chat and the share sheet. */
export function PassOn(props: Props) {
  const { copying, words, wanted = false, chat, share, children, classNames = {} } = props
  const { state, copy } = copying
  // One text, as React cannot remove one of several once the browser has translated the page.
  const said = { idle: '', copied: words.copied, failed: words.copyByHand }
  return (
    <>
      <div className={classNames.buttons}>
        <button type="button" className={wanted ? 'button button-wanted' : 'button'} onClick={copy}>
          <LateIcon name="copy" size={20} />
          {words.copy}
        </button>
        {chat && <ChatButton href={chat.href}>{chat.label}</ChatButton>}
        {share && <ShareButton {...share} />}
        {children}
      </div>
      <p role="status" className={classNames.state} data-state={state}>
        {said[state]}
      </p>
    </>
  )
}
