import { emptyFilled } from './empty-filled'
import { restoreControls } from './restore-controls'
import { restoreTyped } from './restore-typed'

/**
 * Prepares a prerendered page for its code: fields that the browser has filled again are emptied; what is typed, opened
 * and focused is kept until it is hydrated. Product 10, Nothing typed is lost.
 */
export async function prepareFields(root: HTMLElement): Promise<void> {
  // With a state, this address was shown before. Once the page has come alive, its code fills the forms.
  if (window.history.state && !('alive' in document.documentElement.dataset)) await emptyFilled()
  restoreTyped(root)
  restoreControls(root)
}
