import { Component, type ReactNode } from 'react'
import { tellFault } from '@/lib/browser/faults'
import { PartLostError } from '@/lib/loading/late'

type Props = {
  /** What is in place of the broken part; `retry` renders the part again. */
  fallback: (retry: () => void) => ReactNode
  /** Whenever this changes, a broken part is tried anew. */
  resetKey?: string
  children: ReactNode
}

type State = {
  broken: boolean
  resetKey: string | undefined
  forget?: (() => void) | undefined
}

/** Keeps a broken part from taking the page with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    // Whoever tries again gets the lost code loaded anew.
    const forget = error instanceof PartLostError ? error.forget : undefined
    return { broken: true, forget }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    if (resetKey === state.resetKey) return null
    state.forget?.()
    return { broken: false, resetKey }
  }

  readonly retry = () => {
    this.state.forget?.()
    this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children
  }
}

if (SITE_REPORT_URL) {
  ErrorBoundary.prototype.componentDidCatch = (error) => tellFault('A part broke', error)
}
