import type { ReactNode } from 'react'
import { noScriptWords } from '@/words/components'

type Props = {
  /** What does not work here. */
  of: keyof typeof noScriptWords
  className?: string | undefined
  /** What leads on, in a paragraph of its own. */
  children?: ReactNode
}

/**
 * Shown only where JavaScript is off or never arrives: says so, and what to do instead.
 * Product 10, Without JavaScript.
 */
export function NoScript({ of, className = 'quiet', children }: Props) {
  return (
    <noscript>
      {/* A browser with JavaScript does not read it, so the text is only in the HTML. */}
      {import.meta.env.SSR && (
        <>
          <p className={className}>{noScriptWords[of]}</p>
          {children && <p>{children}</p>}
        </>
      )}
    </noscript>
  )
}
