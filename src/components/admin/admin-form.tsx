import { useState } from 'react'
import { type Fields, RecordForm, type RecordFormProps } from './record-form'

type Props<F extends Fields> = Omit<RecordFormProps<F>, 'isNew' | 'savedAt'> & {
  /** The initial values of the next new record's form after a success; if absent, the form updates a record. */
  next?: ((sent: F) => F) | undefined
}

/** A form of the admin area. After a new record is saved, a fresh form for the next one follows. */
export function AdminForm<F extends Fields>({ next, start, onSaved, ...props }: Props<F>) {
  const [round, setRound] = useState({ number: 0, start, savedAt: 0 })
  return (
    <RecordForm
      {...props}
      key={round.number}
      isNew={next !== undefined}
      savedAt={round.savedAt}
      start={round.start}
      onSaved={(sent) => {
        if (next) {
          const savedAt = Date.now()
          setRound(({ number }) => ({ number: number + 1, start: next(sent), savedAt }))
        }
        onSaved?.(sent)
      }}
    />
  )
}
