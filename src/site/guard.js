// Inlined in the head of every prerendered page, before anything of it is painted: hides a page that stands
// at another address, keeps presses that come before the code that hears them, and asks for the starter.
{
  const code = document.currentScript.dataset
  const { dataset } = document.documentElement
  // A host that knows one page only answers each address with it: at another than its own nothing of it is
  // painted (styles/base.css), and src/main.tsx draws the right one. The 404 page is right for any.
  const here = location.pathname.replace(/\/+$/, '') || '/'
  const elsewhere = !['*', here].includes(dataset.prerendered)
  if (elsewhere) dataset.prerendered = document.title = ''
  // Who was here before has the site's letters. Asked for now, they are there in time for the first picture,
  // as they are where that waits for code.
  if (elsewhere || navigator.serviceWorker?.controller) {
    delete dataset.letters
    const own = getComputedStyle(document.documentElement).getPropertyValue('--font-own')
    document.fonts.load(`1em ${own}`, 'a₹കक').catch(() => {})
  }
  const early = new Set()
  let tries = 0
  let starter
  // `atOnce`: not only when the browser has time; as an event's listener it gets the event, which is as good.
  const start = (atOnce) => {
    // An engine may remember for ever what it could not load from an address.
    starter ??= import(code.starter + (tries++ ? `?${tries}` : '')).catch(() => {
      starter = undefined
    })
    starter
      .then((it) => it.start(code, early, elsewhere, atOnce))
      // A lost line: the next touch tries again, and the page reads well without its code; where
      // it is not the right one, its links are better than nothing.
      .catch(() => elsewhere && delete dataset.prerendered)
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
      }
      try {
        if (other) localStorage.language = other.lang
        // The HTML is a visitor's. Its Login would end a login that is stored.
        const login = localStorage.auth && target.closest?.('[href$="/login"]')
        const role = /"role":1\b/.test(localStorage.auth) ? 'admin' : 'user'
        if (login) login.href = login.href.replace(/login$/, 'dashboard/' + role)
      } catch {
        // A storage that is denied or full keeps nothing.
      }
    }
    start(true)
  }
  addEventListener('click', keep, true)
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start)
  // Once something of the page was seen: before, the starter would stand in the first picture's way. Where the
  // browser does not tell of it within 5 s, it was long ago.
  addEventListener('load', () => {
    setTimeout(() => tries || start(true), 5000)
    new PerformanceObserver(() => start(false)).observe({ type: 'paint', buffered: true })
  })
  if (elsewhere) {
    start(true)
    // Nothing is seen till then: the code that draws the right page comes beside the starter, which tells of it.
    import(code.start.split(' ').pop()).catch(() => {})
  }
}
