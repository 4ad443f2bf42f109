import { langOf } from '@/lib/text/lang-of'

/** Behind a button's words: of which enquiry, for who does not see where it stands. */
export function OfKept({ title }: { title: string }) {
  return (
    <span className="visually-hidden">
      : <span lang={langOf(title)}>{title}</span>
    </span>
  )
}
