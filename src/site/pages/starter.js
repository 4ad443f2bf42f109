// Fetches a page's code when the browser is idle, or at the first interaction; src/site/pages/guard.js imports it.
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

// Lets the browser handle input meanwhile.
const pause = () => scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

// The hydrated page may have another button in its place: for a member, say.
function pressAgain(button) {
  delete button.dataset.held
  const same = ({ textContent }) => textContent === button.textContent
  ;(button.isConnected ? button : [...document.querySelectorAll('button')].find(same))?.click()
}

async function run({ start: files, page, found }, early, elsewhere) {
  // The code of lazy parts looks for links to its style sheets; disabled links load nothing.
  for (const href of document.querySelector('[data-sheets]').dataset.sheets.split(' '))
    link('stylesheet', href, { disabled: true })
  ask(files)
  if (!elsewhere) {
    await pause()
    ask(page)
    // A visitor with a keyword waits for the results, so their code loads beside the page's code.
    if (found && /[?&]q=./.test(location.search)) ask(found)
  }
  // React hydrates what is there: the rest of a page that is still loading would appear twice.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  for (const file of files.split(' ')) {
    // No pause after the last one: from then on the page itself handles clicks.
    await pause()
    await import(file)
  }
  document.getElementById('slow')?.remove()
  // Repeats early presses; the hydrated page handles later ones itself.
  for (const button of early) pressAgain(button)
}

// The time (ms) of the first contentful paint: an empty page may be painted a third of a second before. If the
// browser does not report it within 5 s, it was long ago.
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

// The vertical position of everything in sight, in steps of 4 px.
const heights = () =>
  [...document.querySelectorAll('h2,p,li,dd,label,svg')]
    .map((element) => Math.round(element.getBoundingClientRect().y / 4))
    .filter((height) => height > 0 && height < innerHeight / 4)
    .join()

// Until then (ms) nobody has begun to read.
const AT_FIRST_SIGHT = 400

// Whether the system has no font for the heading's script: each letter is the same box, which nobody can read.
function isBoxes() {
  const pen = document.createElement('canvas').getContext('2d')
  const letters = document.querySelector('h1').textContent.match(/\p{Lo}/gu)
  return new Set(letters?.map((letter) => pen.measureText(letter).width)).size === 1
}

// The site's fonts replace the system's at first sight; later only if no line in sight moves by it, else on the
// next page (src/app/layout/arrival/use-arrival.ts).
async function swapFonts() {
  const { dataset } = document.documentElement
  if (!dataset.letters) return
  const seen = await painted
  // With the price and the languages' names the header has a letter of each font file that every page needs.
  const header = document.querySelector('header')
  const own = getComputedStyle(header).getPropertyValue('--font-own')
  await document.fonts.load(`1em ${own}`, header.textContent)
  const isLate = performance.now() - seen > AT_FIRST_SIGHT
  const before = isLate && heights()
  delete dataset.letters
  if (isLate && before !== heights() && !isBoxes()) dataset.letters = 'system'
}
swapFonts().catch(() => {})

/**
 * Hydrates the page when the browser is idle, or `atOnce`, as after an interaction (its event, or true). `code`: the
 * files that the page names; `early`: the buttons that were pressed before; `elsewhere`: the page is shown at another
 * address than its own. Throws if code fails to load; the next call tries again.
 */
export async function start(code, early, elsewhere, atOnce) {
  // A page that is shown again keeps the place that its reader chose (src/lib/browser/movement/restore-scroll.ts).
  if (atOnce.type) globalThis.hasMoved = true
  // This press may end after the page's code has moved what is under the finger (src/lib/loading/moved-press.ts).
  if (atOnce.isPrimary) globalThis.begunPress = atOnce
  if (!atOnce) await idle()
  started ??= run(code, early, elsewhere).catch((error) => {
    started = undefined
    throw error
  })
  await started
}
