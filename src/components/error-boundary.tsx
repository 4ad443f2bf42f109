import { Component, type ReactNode, useEffect } from 'react'
import { tellFault } from '@/lib/browser/faults'
import { onBackOnline } from '@/lib/loading/first-interaction'
import { PartLoadError } from '@/lib/loading/late'
import type { LoadCause } from '@/lib/loading/reload-once'

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
  forget?: PartLoadError['forget'] | undefined
}

function RetryOnline({ onRetry }: { onRetry: () => void }) {
  useEffect(() => onBackOnline(onRetry), [onRetry])
  return null
}

/**
 * Keeps a broken part from breaking the whole page. It is tried again each time the connection comes back, and when
 * it is opened again. Product 10, Offline.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    // On a retry, the code that failed to load is loaded again.
    const forget = error instanceof PartLoadError ? error.forget : undefined
    return { broken: true, forget }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    if (resetKey === state.resetKey) return null
    state.forget?.('person')
    return { broken: false, resetKey }
  }

  override componentWillUnmount() {
    this.state.forget?.('visit')
  }

  readonly retry = () => this.tryAgain('person')
  readonly retryOnline = () => this.tryAgain('online')

  tryAgain(by: LoadCause) {
    this.state.forget?.(by)
    this.setState({ broken: false })
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <>
        <RetryOnline onRetry={this.retryOnline} />
        {this.props.fallback(this.retry)}
      </>
    )
  }
}

if (SITE_REPORT_URL) {
  ErrorBoundary.prototype.componentDidCatch = (error) => tellFault('A part broke', error)
}
