import { useState } from 'react'
import { type Fields, RecordForm, type RecordFormProps } from './record-form'

type Props<F extends Fields> = Omit<RecordFormProps<F>, 'isNew' | 'savedAt'> & {
  /** What the form of the next new record begins with after a success; none: a record is updated. */
  next?: ((sent: F) => F) | undefined
}

/** A form of the administration. After a new record the next one follows, in a form of its own. */
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
