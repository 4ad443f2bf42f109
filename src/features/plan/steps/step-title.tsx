import { bracketed, OutsideText, type Within } from '@/components/outside-text'
import type { DatedStep } from '@/features/plan/schedule/schedule'

type Props = Pick<DatedStep, 'title' | 'own'> & { within?: Within | undefined }

/** A step's title, marked with the language in which the site or the reader wrote it. */
export function StepTitle({ title, own, within }: Props) {
  return <OutsideText text={title} sent={own ? title : ''} within={within} />
}

/** Follows a button's text: names its step for people who do not see it. */
export function OfStep({ title, own }: Pick<DatedStep, 'title' | 'own'>) {
  return (
    <span className="visually-hidden">
      <StepTitle title={title} own={own} within={bracketed} />
    </span>
  )
}
