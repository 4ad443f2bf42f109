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
      <p className={className}>
        {what} needs JavaScript, which is off in your browser. Please call, write or chat: our
        numbers and addresses stand at the end of this page.
      </p>
    </noscript>
  )
}
