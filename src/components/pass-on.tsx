import type { ComponentProps, ReactNode } from 'react'
import { LateIcon } from '@/components/art/late-icons'
import type { useCopy } from '@/lib/browser/use-copy'
import { ChatButton } from './chat-button'
import { ShareButton } from './share-button'

type Props = {
  copying: Pick<ReturnType<typeof useCopy>, 'state' | 'copy'>
  words: { copy: string; copied: string; copyByHand: string }
  /** Copying is what the page is for. */
  wanted?: boolean
  chat?: { href: string; label: string } | false
  share?: ComponentProps<typeof ShareButton>
  /** Further buttons. */
  children?: ReactNode
  /** Of the row of buttons, and of the line that says how it went. */
  classNames?: { buttons?: string | undefined; state?: string | undefined }
}

/** The ways to pass a shown text on: the clipboard and, where given, a chat and the share sheet. */
export function PassOn(props: Props) {
  const { copying, words, wanted = false, chat, share, children, classNames = {} } = props
  const { state, copy } = copying
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
        {state === 'copied' && words.copied}
        {state === 'failed' && words.copyByHand}
      </p>
    </>
  )
}
