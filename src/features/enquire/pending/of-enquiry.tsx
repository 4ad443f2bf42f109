import { langOf } from '@/lib/text/lang-of'

/** Follows a button's text: names its enquiry for people who do not see where the button is. */
export function OfEnquiry({ title }: { title: string }) {
  return (
    <span lang={langOf(title)} className="visually-hidden">
      {' '}
      ({title})
    </span>
  )
}
