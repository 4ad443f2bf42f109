import { OutsideText, type Within } from '@/components/outside-text'
import type { DatedStep } from './schedule'

type Props = Pick<DatedStep, 'title' | 'own'> & { within?: Within | undefined }

/** A step's title in the voice of whoever wrote it: we, or the reader. */
export function StepTitle({ title, own, within }: Props) {
  return <OutsideText text={title} sent={own ? title : ''} within={within} />
}

/** Behind the words of a button: which step it is of, for who does not see it. */
export function OfStep({ title, own }: Pick<DatedStep, 'title' | 'own'>) {
  return (
    <span className="visually-hidden">
      : <StepTitle title={title} own={own} />
    </span>
  )
}
