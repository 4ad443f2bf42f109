import { useId, useState } from 'react'
import { ChatButton } from '@/components/chat-button'
import { CheckLabel } from '@/components/check-label'
import { consultancyChat } from '@/components/consultancy-chat'
import { useForOffice } from '@/components/for-office'
import { shortlist } from '@/words/shortlist'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { listText } from './list-text'
import styles from './shortlist-tools.module.css'

const words = shortlist.ask

/** Shows the text of a chat about the whole list, before any of it is sent. */
export function AskPanel({ items }: { items: readonly SavedItem[] }) {
  const id = useId()
  const [withNotes, setWithNotes] = useState(false)
  const forOffice = useForOffice()
  const { text: list, cut } = listText(items, withNotes, forOffice)
  const text = forOffice(list)
  return (
    <>
      <p id={id}>{words.intro}</p>
      {items.some(({ note }) => note) && (
        <CheckLabel
          checked={withNotes}
          onChange={(event) => setWithNotes(event.currentTarget.checked)}
        >
          {words.withNotes}
        </CheckLabel>
      )}
      <textarea
        readOnly
        rows={8}
        dir="auto"
        className={styles.text}
        aria-label={words.text}
        aria-describedby={id}
        value={text}
      />
      {cut && <p className="small">{words.cut}</p>}
      <p>
        <ChatButton href={consultancyChat(text)}>{words.chat}</ChatButton>
      </p>
    </>
  )
}
