import { langOfSent } from '@/lib/text/lang-of'

/** The sentence of ours that words of others stand in. */
export type Within = (text: string) => string

type Props = {
  text: string
  /** As it was typed or sent, where `text` may be our word for it; empty where all of it is ours. */
  sent?: string | undefined
  within?: Within | undefined
}

/** A letter of no script, in its place while the sentence is made. */
const PLACE = '\uE000'

const alone = (text: string) => text

/**
 * Words that a reader typed or the API sent, marked with their language where that is not the page's:
 * a screen reader changes its voice, and the system's font draws them. Product 10, Languages.
 */
export function OutsideText({ text, sent = text, within = alone }: Props) {
  const lang = langOfSent(text, sent)
  if (!lang) return within(text)
  const [before, after] = within(PLACE).split(PLACE)
  return (
    <>
      {before}
      <span lang={lang}>{text}</span>
      {after}
    </>
  )
}
