import { langOf } from '@/lib/text/lang-of'

/** Follows a button's text: names its enquiry for people who do not see where the button is. */
export function OfEnquiry({ title }: { title: string }) {
  return (
    <span className="visually-hidden">
      : <span lang={langOf(title)}>{title}</span>
    </span>
  )
}
