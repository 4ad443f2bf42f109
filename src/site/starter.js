// Fetches a page's code when the browser has time, or at the first touch; src/site/guard.js imports it.
const { document, scheduler } = globalThis
let started
let lettered

const link = (rel, href, more) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }))

const KINDS = { js: 'script', ss: 'style' }

const ask = (files) => {
  for (const href of files.split(' ')) {
    const as = KINDS[href.slice(-2)] ?? 'fetch'
    link(as === KINDS.js ? 'modulepreload' : 'preload', href, { crossOrigin: '', as })
  }
}

// A touch meanwhile is heard.
const pause = () => scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

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

async function run({ start: files, page, found }, early, elsewhere) {
  // The lazy parts' code looks for links to their style sheets; disabled ones load nothing.
  for (const href of document.querySelector('style').dataset.sheets.split(' '))
    link('stylesheet', href, { disabled: true })
  ask(files)
  if (!elsewhere) {
    await pause()
    ask(page)
    // Who comes with a keyword waits for what it finds, which comes beside the page's code.
    if (found && /[?&]q=./.test(location.search)) ask(found)
  }
  await pause()
  // React takes over what is there: the rest of a page that is still arriving would come twice.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  await load(files.split(' '))
  // What is pressed once the page is alive is heard by itself.
  for (const button of early) {
    early.delete(button)
    pressAgain(button)
  }
}

// When (ms) the page was first seen.
const painted = new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime)).observe({
    type: 'paint',
    buffered: true,
  })
})

const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 3000 })
    else setTimeout(resolve, 300)
  })

// How high everything in sight stands, in steps of 4 px.
const heights = () =>
  [...document.querySelectorAll('h2,p,li,dd,label,svg')]
    .map((element) => Math.round(element.getBoundingClientRect().y / 4))
    .filter((height) => height > 0 && height < innerHeight / 4)
    .join()

// Nobody has begun to read (ms).
const AT_FIRST_SIGHT = 400

// The site's letters take the system's place at first sight; later only where no line in sight moves by it, else
// with the next page (src/app/layout/own-font.ts).
async function bringLetters() {
  const { dataset } = document.documentElement
  const { letters } = dataset
  if (!letters) return
  const seen = await painted
  await document.fonts.load(`1em 'Anek Latin Variable', 'Anek Latin More'`, 'a₹')
  const isLate = performance.now() - seen > AT_FIRST_SIGHT
  const before = isLate && heights()
  delete dataset.letters
  if (isLate && before !== heights()) dataset.letters = letters
}

/**
 * Brings the page to life; at once where somebody has touched it. `code`: what the page names; `early`: the
 * buttons that were pressed before; `elsewhere`: it stands at another address than its own. Throws where
 * code is lost; the next call tries again.
 */
export async function start(code, early, elsewhere, isTouched) {
  // Another page is drawn anew.
  if (elsewhere) delete document.documentElement.dataset.letters
  lettered ??= bringLetters().catch(() => {})
  if (!isTouched) await painted.then(idle)
  started ??= run(code, early, elsewhere).catch((error) => {
    started = undefined
    throw error
  })
  await started
}
