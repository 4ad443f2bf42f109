import { OutsideText, type Within } from '@/components/outside-text'
import type { DatedStep } from './schedule'

type Props = Pick<DatedStep, 'title' | 'own'> & { within?: Within | undefined }

/** A step's title in the voice of whoever wrote it: we, or the reader. */
export function StepTitle({ title, own, within }: Props) {
  return <OutsideText text={title} sent={own ? title : ''} within={within} />
}
