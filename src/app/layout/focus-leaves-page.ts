import { Component } from 'react'

type Props = { pathname: string }

/**
 * As another page opens, the focus goes to the main region before the page that has it is taken down: a
 * browser that loses the focus lays out the half-gone page to look for it. Draws nothing.
 * Product 10, Accessibility.
 */
export class FocusLeavesPage extends Component<Props> {
  override getSnapshotBeforeUpdate({ pathname }: Props) {
    const main = document.getElementById('main')
    // Where the focus is elsewhere, React would bring it back at once.
    if (pathname !== this.props.pathname && main?.contains(document.activeElement)) {
      main.focus({ preventScroll: true })
    }
    return null
  }

  // React asks for it beside the snapshot.
  override componentDidUpdate() {}

  override render() {
    return null
  }
}
