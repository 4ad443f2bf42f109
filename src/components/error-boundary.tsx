import { Component, type ReactNode, useEffect } from 'react'
import { tellFault } from '@/lib/browser/faults'
import { onLineBack } from '@/lib/loading/first-interaction'
import { PartLostError } from '@/lib/loading/late'
import type { WantedBy } from '@/lib/loading/reload-once'

type Props = {
  /** What to show in place of the broken part; `retry` renders the part again. */
  fallback: (retry: () => void) => ReactNode
  /** Whenever this changes, a broken part is tried again. */
  resetKey?: string
  children: ReactNode
}

type State = {
  broken: boolean
  resetKey: string | undefined
  forget?: PartLostError['forget'] | undefined
}

function WithLine({ onRetry }: { onRetry: () => void }) {
  useEffect(() => onLineBack(onRetry), [onRetry])
  return null
}

/**
 * Keeps a broken part from breaking the whole page, and tries it again each time the connection comes back.
 * Product 10, Offline.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    // On a retry, the code that failed to load is loaded again.
    const forget = error instanceof PartLostError ? error.forget : undefined
    return { broken: true, forget }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    if (resetKey === state.resetKey) return null
    state.forget?.('person')
    return { broken: false, resetKey }
  }

  readonly retry = () => this.tryAgain('person')
  readonly retryWithLine = () => this.tryAgain('line')

  tryAgain(by: WantedBy) {
    this.state.forget?.(by)
    this.setState({ broken: false })
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <>
        <WithLine onRetry={this.retryWithLine} />
        {this.props.fallback(this.retry)}
      </>
    )
  }
}

if (SITE_REPORT_URL) {
  ErrorBoundary.prototype.componentDidCatch = (error) => tellFault('A part broke', error)
}
