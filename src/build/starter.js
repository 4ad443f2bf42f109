// Inlined in every prerendered page: the page is read first, its code comes when the browser
// has time, or at the first touch. A click or a sent form that came too early is done again then.
;(() => {
  let started
  let early
  const start = () => {
    started ??= import('%ENTRY%').then(() => {
      removeEventListener('click', keep, true)
      removeEventListener('submit', keep, true)
      // React attaches its listeners in the task after the entry has run.
      if (early) setTimeout(() => (early.requestSubmit ? early.requestSubmit() : early.click()))
    })
    return started
  }
  const keep = (event) => {
    const button = event.target.closest?.('button')
    if (event.type === 'submit') {
      event.preventDefault()
      early = event.target
    } else if (button && button.type !== 'submit') {
      early = button
    }
    start()
  }
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: 3000 })
      : setTimeout(start, 300)
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { once: true, passive: true })
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
})()
