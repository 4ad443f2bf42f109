import { langOfSent } from '@/lib/text/lang-of'

/** Builds one of the site's sentences around a text from outside. */
export type Within = (text: string) => string

type Props = {
  text: string
  /** The text as it was typed or sent, if `text` may be the site's word for it; empty if all of it is the site's. */
  sent?: string | undefined
  within?: Within | undefined
}

/** A character of no script, as a placeholder while the sentence is built. */
const PLACE = '\uE000'

const alone = (text: string) => text

/**
 * A text that a reader typed or the API sent, marked with its language if that is not the page's: a screen
 * reader then changes its voice, and the system's font is used. Product 10, Languages.
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
