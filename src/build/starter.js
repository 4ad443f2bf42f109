// Inlined in every prerendered page: the page is read first, its code comes when the browser
// has time, or at the first touch. A press on a button that came too early is done again then.
;(() => {
  let started
  let early
  const run = async () => {
    try {
      // The lazy parts' code looks for links to their style sheets; disabled ones load nothing.
      for (const href of document.querySelector('style').dataset.sheets.split(' ')) {
        const link = document.createElement('link')
        link.disabled = true
        link.rel = 'stylesheet'
        link.href = href
        document.head.append(link)
      }
      await import('%ENTRY%')
      removeEventListener('click', keep, true)
      early?.click()
    } catch {
      // A lost line: the next touch tries again, and the page reads well without its code.
      started = undefined
    }
  }
  const start = () => {
    started ??= run()
  }
  const keep = (event) => {
    const button = event.target.closest?.('button')
    if (button) early = button
    start()
  }
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: 3000 })
      : setTimeout(start, 300)
  // The picture waits a moment for its letters, and a browser that waits looks idle.
  const whenPainted = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle))
  addEventListener('click', keep, true)
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { passive: true })
  if (document.readyState === 'complete') whenPainted()
  else addEventListener('load', whenPainted, { once: true })
})()
