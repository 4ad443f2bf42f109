import { Component, type ReactNode } from 'react'

type Props = {
  /** What stands in place of the broken part; `retry` renders the part again. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps a broken part from taking the page with it. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken
      ? this.props.fallback(() => this.setState({ broken: false }))
      : this.props.children
  }
}
