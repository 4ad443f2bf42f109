// Inlined in the head of every prerendered page, so it runs before the first paint: hides a page that is shown at
// another address than its own, lets forms be submitted, records clicks until the code that handles them has loaded,
// and loads the starter.
{
  const code = document.currentScript.dataset
  const root = document.documentElement
  const { dataset } = root
  // A host that knows only one page answers each address with it: at another address than its own the page is not
  // painted (styles/base.css), and src/main.tsx renders the right one. The 404 page is right for any address.
  const here = location.pathname.replace(/\/+$/, '') || '/'
  const elsewhere = !['*', here].includes(dataset.prerendered)
  if (elsewhere) dataset.prerendered = document.title = ''
  // A returning visitor has the site's fonts cached. If requested now, they are ready for the first paint, as also
  // on a page whose first paint waits for code.
  if (elsewhere || navigator.serviceWorker?.controller) {
    delete dataset.letters
    const own = getComputedStyle(root).getPropertyValue('--font-own')
    document.fonts.load(`1em ${own}`, 'a₹കक').catch(() => {})
  }
  const early = new Set()
  // Says below the page that a press is waiting: its code takes long (8 s), or has failed to load.
  const tellSlow = () => {
    // The starter removes the note once the page has its code.
    const note = document.getElementById('slow')
    if (!early.size || !note) return
    note.style.cssText = 'position:fixed;bottom:0;z-index:20;padding:1em'
    note.hidden = false
  }
  // What was typed before its code has loaded is there again after a reload: src/lib/loading/early-input.ts. A field
  // that React has hydrated has a property of React's, and is stored by its form. Without code no password can be
  // shown, and no one-time code be asked for. A page from the browser's cache has only the text that is stored: a logout
  // deletes that, and no password is. Terms are accepted by a press, never by what was stored.
  const storeOrRestore = (event) => {
    const page = location.pathname.replace(`/${root.lang.slice(0, 2)}/`, '/')
    const key = `typed:${page}`
    try {
      // Added to what an earlier visit without code has stored.
      const typed = JSON.parse(sessionStorage[key] ?? '{}')
      for (const field of document.querySelectorAll('[method=post] [id]')) {
        const { id, type, value, defaultValue = value } = field
        if (Object.keys(field)[0] || type === 'checkbox') continue
        if (event.type === 'pageshow') field.value = typed[id] ?? defaultValue
        else if (value !== defaultValue && type !== 'password') {
          typed[id] = value
          sessionStorage[key] = JSON.stringify(typed)
        }
      }
    } catch {
      // Storage that is denied or full stores nothing.
    }
    // A page is shown after it was hidden only from the browser's cache (or as if: auth/forget-typed).
    addEventListener('pageshow', storeOrRestore)
  }
  addEventListener('pagehide', storeOrRestore)
  let tries = 0
  let starter
  // `atOnce`: do not wait until the browser is idle. As an event listener it gets the event, which is truthy too.
  const start = (atOnce) => {
    // An engine may remember for ever that an address failed to load, so each retry has a new one.
    starter ??= import(code.starter + (tries++ ? `?${tries}` : '')).catch(() => {
      starter = undefined
    })
    starter
      .then((it) => it.start(code, early, elsewhere, atOnce))
      // Offline: the next interaction tries again, and the page can be read without its code. If it is the wrong
      // page, it is shown after all: its links are better than nothing.
      .catch(() => {
        if (elsewhere) delete dataset.prerendered
        tellSlow()
      })
  }
  // A click before the page is alive: its button waits, and a link gets what the HTML cannot know.
  const handleClick = ({ target }) => {
    if (!('alive' in dataset)) {
      const button = target.closest?.('button')
      // A form with a page of its own, such as a search, is sent by the browser.
      if (button && !button.form?.matches('[action]')) {
        early.add(button)
        button.dataset.held = ''
        setTimeout(tellSlow, 8000)
      }
      const other = target.closest?.('[hreflang]')
      if (other) {
        // The page's HTML is the same for every query and fragment, so its links have neither.
        other.search = location.search
        other.hash = location.hash
      }
      try {
        if (other) localStorage.language = other.lang
        // The HTML is that of a visitor without a login. Its Login link would end a stored login.
        const login = localStorage.auth && target.closest?.('[href$="/login"]')
        const role = /"role":1\b/.test(localStorage.auth) ? 'admin' : 'user'
        if (login) login.href = login.href.replace(/login$/, 'dashboard/' + role)
      } catch {
        // Storage that is denied or full stores nothing.
      }
    }
    start(true)
  }
  addEventListener('click', handleClick)
  // Without scripts a submit button stays disabled: the browser would leave the page with what was typed. With them it
  // can be pressed at once, and only a form that has a page of its own leaves this one.
  addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('[type=submit]')) button.disabled = false
  })
  addEventListener('submit', (event) => {
    if (!event.target.matches('[action]')) event.preventDefault()
  })
  // A press on Send did not mean what is typed after it.
  addEventListener(
    'input',
    ({ isTrusted }) => {
      for (const button of early) {
        if (isTrusted && button.type === 'submit') {
          early.delete(button)
          delete button.dataset.held
        }
      }
    },
    true,
  )
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start)
  // One turn is many events: each would try again where code fails to load.
  addEventListener('wheel', start, { once: true })
  // After the first paint, which the starter would otherwise delay. If the browser does not report that within 5 s,
  // it was long ago.
  addEventListener('load', () => {
    setTimeout(() => tries || start(true), 5000)
    new PerformanceObserver(() => start(false)).observe({ type: 'paint', buffered: true })
  })
  if (elsewhere) {
    start(true)
    // Nothing is shown until then, so the code of the right page loads beside the starter, which reports failures.
    import(code.start.split(' ').pop()).catch(() => {})
  }
}
