// Imports nothing: a list of its imports would be part of every page's first code.

/** The browser fills the forms just before `pageshow`; a page that takes longer to load does not wait for it. */
const WAIT_MS = 3000

const isLoadedByBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((load) => Reflect.get(load, 'type') === 'back_forward')

const shown = () =>
  document.readyState === 'complete'
    ? undefined
    : new Promise<unknown>((resolve) => {
        window.addEventListener('pageshow', resolve, { once: true })
        setTimeout(resolve, WAIT_MS)
      })

/** Whether text was typed on this page before it had any code (site/pages/guard.js): it has no draft yet. */
const hasEarlyInput = () =>
  `typed:${location.pathname.replace(`/${SITE_LANGUAGE}/`, '/')}` in sessionStorage

/**
 * Empties the forms of a page that Back or Forward has loaded anew, before its code takes over: the browser fills them
 * again, also with what a logout has deleted. The code then restores what has a draft. Product 10, Nothing typed is lost.
 */
export async function emptyFilled(): Promise<void> {
  if (!isLoadedByBack()) return
  await shown()
  try {
    if (hasEarlyInput()) return
  } catch {
    // Storage that is denied has no drafts, so the browser's memory is all that people have.
    return
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    // Somebody may be typing already.
    if (!form.contains(document.activeElement)) form.reset()
  }
}
