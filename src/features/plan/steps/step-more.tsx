import { useState } from 'react'
import { flushSync } from 'react-dom'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import { plan as words } from '@/words/plan'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Day, OwnStep, StepState } from '@/features/plan/stored/schema'
import { OwnStepForm } from './own-step-form'
import { StepFacts } from './step-facts'
import { StepNote } from './step-note'
import styles from './step-row.module.css'
import { OfStep } from './step-title'

type Changes = Pick<OwnStep, 'title' | 'day'>

/** What a row can do to its plan; the same functions for all rows, as long as the plan is shown. */
export interface StepActions {
  setState: (id: string, state: StepState | undefined) => void
  setNote: (id: string, note: string) => void
  changeOwn: (id: string, changes: Changes) => void
  removeOwn: (id: string) => void
  /** The name of the draft of the form that changes an own step. */
  draftOf: (id: string) => string
}

type Props = { step: DatedStep; today: Day; actions: StepActions }

/** What opens below a step: its facts, its note, and what can be done with it. */
export function StepMore({ step, today, actions }: Props) {
  const { id, title, own, state, note = '' } = step
  const draft = actions.draftOf(id)
  const [isEdited, setEdited] = useState(() => hasDraft(draft))
  const editId = `step-${id}-edit`
  const of = <OfStep title={title} own={own} />
  const isSkipped = state === 'skipped'

  function endEdit(changes?: Changes) {
    // Another day moves the row: the browser scrolls to where it is when the button takes the focus.
    flushSync(() => {
      if (changes) actions.changeOwn(id, changes)
      setEdited(false)
    })
    document.getElementById(editId)?.focus()
  }

  return (
    <>
      <StepFacts step={step} />
      <StepNote note={note} onKeep={(text) => actions.setNote(id, text)} of={of} />
      <p className={styles.actions}>
        <button
          type="button"
          className="link-button"
          onClick={() => actions.setState(id, isSkipped ? undefined : 'skipped')}
        >
          <span>{isSkipped ? words.steps.unskip : words.steps.skip}</span>
          {of}
        </button>
        {own && (
          <>
            <button
              type="button"
              id={editId}
              className="link-button"
              aria-expanded={isEdited}
              onClick={() => setEdited(true)}
            >
              {words.steps.edit}
              {of}
            </button>
            <button type="button" className="link-button" onClick={() => actions.removeOwn(id)}>
              {words.steps.remove}
              {of}
            </button>
          </>
        )}
      </p>
      {isEdited && (
        <OwnStepForm
          id={`${editId}-form`}
          start={{ title, day: step.ready }}
          today={today}
          draft={draft}
          onCancel={() => endEdit()}
          onDone={endEdit}
        />
      )}
    </>
  )
}
