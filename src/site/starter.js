// Fetches a page's code when the browser has time, or at the first touch; src/site/guard.js imports it.
const { document, scheduler, requestIdleCallback } = globalThis
let started

const link = (rel, href, more) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }))

const KINDS = { js: 'script', ss: 'style' }

const ask = (files) => {
  for (const href of files.split(' ')) {
    const as = KINDS[href.slice(-2)] ?? 'fetch'
    link(as === 'script' ? 'modulepreload' : 'preload', href, { crossOrigin: '', as })
  }
}

// A touch meanwhile is heard.
const pause = () => scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

// No pause after the last one: what is clicked then is heard by the page itself.
async function load(before, file) {
  await before
  await pause()
  await import(file)
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
  // React takes over what is there: the rest of a page that is still arriving would come twice.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  await files.split(' ').reduce(load, undefined)
  // What is pressed once the page is alive is heard by itself.
  for (const button of early) pressAgain(button)
}

// When (ms) something of the page was first seen: its empty sheet may be there a third of a second before. Where
// the browser does not tell within 5 s, it was long ago.
const painted = new Promise((resolve) => {
  setTimeout(resolve, 5000, 0)
  new PerformanceObserver((list) => {
    const [seen] = list.getEntriesByName('first-contentful-paint')
    if (seen) resolve(seen.startTime)
  }).observe({ type: 'paint', buffered: true })
})

const idle = () =>
  new Promise(
    (resolve) => requestIdleCallback?.(resolve, { timeout: 3000 }) ?? setTimeout(resolve, 300),
  )

// How high everything in sight stands, in steps of 4 px.
const heights = () =>
  [...document.querySelectorAll('h2,p,li,dd,label,svg')]
    .map((element) => Math.round(element.getBoundingClientRect().y / 4))
    .filter((height) => height > 0 && height < innerHeight / 4)
    .join()

// Nobody has begun to read (ms).
const AT_FIRST_SIGHT = 400

// Whether the system lacks the letters of the heading's script: each is the same box, and nobody reads yet.
function isBoxes() {
  const pen = document.createElement('canvas').getContext('2d')
  const letters = document.querySelector('h1').textContent.match(/\p{Lo}/gu)
  return new Set(letters?.map((letter) => pen.measureText(letter).width)).size === 1
}

// The site's letters take the system's place at first sight; later only where no line in sight moves by it, else
// with the next page (src/app/layout/use-arrival.ts).
async function bringLetters() {
  const { dataset } = document.documentElement
  if (!dataset.letters) return
  const seen = await painted
  // With the price and the languages' names it has a letter of each file that every page needs.
  const header = document.querySelector('header')
  const own = getComputedStyle(header).getPropertyValue('--font-own')
  await document.fonts.load(`1em ${own}`, header.textContent)
  const isLate = performance.now() - seen > AT_FIRST_SIGHT
  const before = isLate && heights()
  delete dataset.letters
  if (isLate && before !== heights() && !isBoxes()) dataset.letters = 'system'
}
bringLetters().catch(() => {})

/**
 * Brings the page to life when the browser has time, or `atOnce`, as where somebody has touched it. `code`: what
 * the page names; `early`: the buttons that were pressed before; `elsewhere`: it stands at another address than
 * its own. Throws where code is lost; the next call tries again.
 */
export async function start(code, early, elsewhere, atOnce) {
  if (!atOnce) await idle()
  started ??= run(code, early, elsewhere).catch((error) => {
    started = undefined
    throw error
  })
  await started
}
