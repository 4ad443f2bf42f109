import { Component, type ReactNode } from 'react'

type Props = {
  /** What stands in place of the broken part; `retry` renders the part again. */
  fallback: (retry: () => void) => ReactNode
  /** Whenever this changes, a broken part is tried anew. */
  resetKey?: string
  children: ReactNode
}

type State = { broken: boolean; resetKey: string | undefined }

/** Keeps a broken part from taking the page with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { broken: false, resetKey }
  }

  override render() {
    return this.state.broken
      ? this.props.fallback(() => this.setState({ broken: false }))
      : this.props.children
  }
}
