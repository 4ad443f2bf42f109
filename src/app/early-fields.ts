import { emptyFilled } from './empty-filled'
import { keepTyped } from './keep-typed'

/**
 * Prepares the fields of a prerendered page for its code: those that the browser has filled again are emptied, and what
 * is typed is kept until they are hydrated. Product 10, Nothing typed is lost.
 */
export async function prepareFields(root: HTMLElement): Promise<void> {
  // With a state, this address was shown before. Once the page has come alive, its code fills the forms.
  if (window.history.state && !('alive' in document.documentElement.dataset)) await emptyFilled()
  keepTyped(root)
}
