import { Component } from 'react'
import { focusMain } from '@/lib/browser/focus/focus-main'

type Props = { pathname: string }

/**
 * When another page opens, moves the focus to the main region before the page that has it is removed: a browser that
 * loses the focus lays out the half-removed page to look for it. Renders nothing. Product 10, Accessibility.
 */
export class FocusLeavesPage extends Component<Props> {
  override getSnapshotBeforeUpdate({ pathname }: Props) {
    // If the focus is elsewhere, React would put it back at once.
    if (pathname !== this.props.pathname && document.activeElement?.closest('#main')) focusMain()
    return null
  }

  // React requires it together with the snapshot method.
  override componentDidUpdate() {}

  override render() {
    return null
  }
}
