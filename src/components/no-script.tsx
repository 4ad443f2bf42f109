import { components } from '@/words/components'

type Props = {
  /** What does not work here: "This form", say. */
  what: string
  className?: string | undefined
}

/**
 * Stands only where JavaScript is off or never arrives: says so, and what to do instead.
 * Product 10, Without JavaScript.
 */
export function NoScript({ what, className = 'quiet' }: Props) {
  return (
    <noscript>
      <p className={className}>{components.noScript(what)}</p>
    </noscript>
  )
}
