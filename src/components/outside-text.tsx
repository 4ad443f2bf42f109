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

/** Follows a word for people who do not see what is beside it: "Undo (Germany)". */
export const bracketed: Within = (text) => ` (${text})`

/**
 * A text that a reader typed or the API sent, marked with its language if that is not the page's: a screen
 * reader then changes its voice, and the system's font is used. Product 10, Languages.
 */
export function OutsideText({ text, sent = text, within = alone }: Props) {
  const lang = langOfSent(text, sent)
  const all = within(text)
  if (!lang) return <span>{all}</span>
  const [before, after] = within(PLACE).split(PLACE)
  return (
    // A new one for each text: where the browser translates the page, React cannot change one of several texts.
    <span key={all}>
      {before}
      <span lang={lang}>{text}</span>
      {after}
    </span>
  )
}
