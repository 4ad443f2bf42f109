// Inlined in the head of every prerendered page: the page is read first, its code comes when the browser
// has time, or at the first touch. A press on a button that came too early is done again then; one on a
// link to another language takes along what its code would.
{
  const { document, scheduler } = globalThis
  const { start: startCode, page: pageCode, found } = document.currentScript.dataset
  const { dataset } = document.documentElement
  // A host that knows one page only answers each address with it: at another than its own nothing of it is
  // painted (styles/base.css), and src/main.tsx draws the right one. The 404 page is right for any.
  const here = location.pathname.replace(/\/+$/, '') || '/'
  const elsewhere = !['*', here].includes(dataset.prerendered)
  if (elsewhere) dataset.prerendered = document.title = ''
  // Who comes with a keyword waits for what it finds, which comes beside the page's code.
  const isAsked = found && /[?&]q=./.test(location.search)
  let started
  const early = new Set()
  // A touch meanwhile is heard.
  const pause = () => scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
  const link = (rel, href, more) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }))
  const ask = async (files) => {
    for (const file of files.slice(0, 4)) {
      const as = file.endsWith('css') ? 'style' : 'fetch'
      if (file.endsWith('js')) link('modulepreload', file, { crossOrigin: '' })
      else link('preload', file, { crossOrigin: '', as })
    }
    await pause()
    if (files.length > 4) await ask(files.slice(4))
  }
  const load = async ([file, ...others]) => {
    await import(file)
    // No pause after the last one: what is clicked then is heard by the page itself.
    if (others.length === 0) return
    await pause()
    await load(others)
  }
  // The page that came to life may have another button in its stead: for a member, say.
  const pressAgain = (button) => {
    const same = ({ textContent }) => textContent === button.textContent
    ;(button.isConnected ? button : [...document.querySelectorAll('button')].find(same))?.click()
  }
  const run = async () => {
    try {
      // The lazy parts' code looks for links to their style sheets; disabled ones load nothing.
      for (const href of document.querySelector('style').dataset.sheets.split(' '))
        link('stylesheet', href, { disabled: true })
      const files = startCode.split(' ')
      const more = isAsked ? `${pageCode} ${found}` : pageCode
      await ask(elsewhere ? files : [...files, ...more.split(' ')])
      // React takes over what is there: the rest of a page that is still arriving would come twice.
      if (document.readyState === 'loading')
        await new Promise((resolve) =>
          addEventListener('DOMContentLoaded', resolve, { once: true }),
        )
      await load(files)
      removeEventListener('click', keep, true)
      early.forEach(pressAgain)
    } catch {
      // A lost line: the next touch tries again, and the page reads well without its code; where
      // it is not the right one, its links are better than nothing.
      started = undefined
      if (elsewhere) delete dataset.prerendered
    }
  }
  const start = () => {
    started ??= run()
  }
  const keep = ({ target }) => {
    if (!('alive' in dataset)) {
      const button = target.closest?.('button')
      if (button) early.add(button)
      const other = target.closest?.('[hreflang]')
      if (other) {
        // The page's HTML is the same for every query and fragment.
        other.search = location.search
        other.hash = location.hash
        try {
          localStorage.language = other.lang
        } catch {
          // A storage that is denied or full keeps no choice.
        }
      }
    }
    start()
  }
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: 3000 })
      : setTimeout(start, 300)
  // A browser that waits for the page's letters looks idle; the code comes after the first picture.
  const whenPainted = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      whenIdle()
    }).observe({ type: 'paint', buffered: true })
  addEventListener('click', keep, true)
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { passive: true })
  if (elsewhere) start()
  else if (document.readyState === 'complete') whenPainted()
  else addEventListener('load', whenPainted, { once: true })
}
