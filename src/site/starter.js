// Fetches a page's code when the browser has time, or at the first touch; src/site/guard.js imports it.
const { document, scheduler } = globalThis
let started

// A touch meanwhile is heard.
const pause = () => scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

const link = (rel, href, more) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }))

async function ask(files) {
  for (const file of files.slice(0, 4)) {
    const as = file.endsWith('css') ? 'style' : 'fetch'
    if (file.endsWith('js')) link('modulepreload', file, { crossOrigin: '' })
    else link('preload', file, { crossOrigin: '', as })
  }
  await pause()
  if (files.length > 4) await ask(files.slice(4))
}

async function load([file, ...others]) {
  await import(file)
  // No pause after the last one: what is clicked then is heard by the page itself.
  if (others.length === 0) return
  await pause()
  await load(others)
}

// The page that came to life may have another button in its stead: for a member, say.
function pressAgain(button) {
  const same = ({ textContent }) => textContent === button.textContent
  ;(button.isConnected ? button : [...document.querySelectorAll('button')].find(same))?.click()
}

async function run({ start: startCode, page, found }, early, elsewhere) {
  // The lazy parts' code looks for links to their style sheets; disabled ones load nothing.
  for (const href of document.querySelector('style').dataset.sheets.split(' '))
    link('stylesheet', href, { disabled: true })
  const files = startCode.split(' ')
  // Who comes with a keyword waits for what it finds, which comes beside the page's code.
  const more = found && /[?&]q=./.test(location.search) ? `${page} ${found}` : page
  await ask(elsewhere ? files : [...files, ...more.split(' ')])
  // React takes over what is there: the rest of a page that is still arriving would come twice.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
  await load(files)
  // What is pressed once the page is alive is heard by itself.
  for (const button of early) {
    early.delete(button)
    pressAgain(button)
  }
}

// A browser that waits for the page's letters looks idle; the code comes after the first picture.
const painted = () =>
  new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })

const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 3000 })
    else setTimeout(resolve, 300)
  })

/**
 * Brings the page to life; at once where somebody has touched it. `code`: what the page names; `early`: the
 * buttons that were pressed before; `elsewhere`: it stands at another address than its own. Throws where
 * code is lost; the next call tries again.
 */
export async function start(code, early, elsewhere, isTouched) {
  if (!isTouched) {
    await painted()
    await idle()
  }
  started ??= run(code, early, elsewhere).catch((error) => {
    started = undefined
    throw error
  })
  await started
}
