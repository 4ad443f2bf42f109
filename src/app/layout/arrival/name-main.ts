import { titleSuffix } from '@/words/site'

function name() {
  const { activeElement } = document
  const title = document.title.replace(titleSuffix, '')
  if (activeElement?.id === 'main' && title) activeElement.setAttribute('aria-label', title)
}

/**
 * Names the page's main region by the page's title while it has the focus, as after a link: a screen reader then says
 * which page has opened. The name follows a title that changes later, and goes with the focus.
 */
export function nameMain(): void {
  document.addEventListener('focusin', name)
  document.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element && target.id === 'main') target.removeAttribute('aria-label')
  })
  new MutationObserver(name).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}
