import { useId, useState } from 'react'
import { Icon } from '@/components/art/small-icons'
import { ChatButton } from '@/components/chat-button'
import { consultancyChat } from '@/components/consultancy-chat'
import { Dialog } from '@/components/dialog'
import { useForOffice } from '@/components/for-office'
import { planShare } from '@/words/plan-share'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Plan } from '@/features/plan/stored/schema'
import { planChatText } from './share-chat'
import styles from './take-away.module.css'

const { chat: words } = planShare

/** A text about the plan for a chat with the office, which the reader sees and changes first. */
export function TakeAwayChat({ plan, steps }: { plan: Plan; steps: readonly DatedStep[] }) {
  const id = useId()
  const [text, setText] = useState<string>()
  const forOffice = useForOffice()
  const facts = [plan.purpose, ...(plan.country ? [plan.country.name] : []), plan.by]
  return (
    <>
      <button
        type="button"
        className="button button-plain"
        aria-haspopup="dialog"
        onClick={() => setText(planChatText(plan, steps, (own) => forOffice(own, facts)))}
      >
        <Icon name="chat" size={20} />
        {words.action}
      </button>
      <p>{words.hint}</p>
      {text !== undefined && (
        <Dialog labelledBy={`${id}-heading`} onClose={() => setText(undefined)}>
          <h2 id={`${id}-heading`} className={styles.dialogHeading}>
            {words.heading}
          </h2>
          <p>{words.text}</p>
          <div className={styles.chat}>
            <label htmlFor={id}>{words.label}</label>
            <textarea
              id={id}
              rows={12}
              className={styles.field}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <ChatButton href={consultancyChat(text)}>{words.open}</ChatButton>
          </div>
        </Dialog>
      )}
    </>
  )
}
