// Imports only what no page has: a list of imports would be part of every page's first code.
import { isHydrated } from './is-hydrated'

/** What is opened, pressed or focused; restore-typed.ts is about fields. */
const CONTROLS = 'a, button, summary, details'

/** An id that React gives differs in each rendering. */
const OWN_ID = '[id]:not([id=""], [id^="_"])'

/** How often it looks what React has taken over. */
const PAUSE_MS = 2000

/** Where a control is: a translator changes no ids, classes and links, and lazy parts have ids of their own. */
type Place = { part: string; kind: string; index: number; count: number }

/** The id of the smallest part of the page around a control. */
const partOf = (control: Element) => control.parentElement?.closest(OWN_ID)?.id ?? ''

const kindOf = (control: Element) =>
  [control.localName, control.getAttribute('class'), control.getAttribute('href')].join(' ')

const alikeIn = ({ part, kind }: Pick<Place, 'part' | 'kind'>) =>
  [...(document.getElementById(part)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (control) => kindOf(control) === kind && partOf(control) === part,
  )

function placeOf(control: HTMLElement): Place {
  const where = { part: partOf(control), kind: kindOf(control) }
  const alike = alikeIn(where)
  return { ...where, index: alike.indexOf(control), count: alike.length }
}

/** The control there now; none if there are more or fewer like it than before, since it may be another one. */
function findAt(place: Place): HTMLElement | undefined {
  const alike = alikeIn(place)
  return alike.length === place.count ? alike[place.index] : undefined
}

const isOpen = (control: Element) => control.matches('[open]')

/**
 * Watches what the reader opens, presses and focuses on a prerendered page until it is hydrated. If a translator or an
 * extension has changed the HTML, React renders the page or a part of it anew: then what was open is open again, the
 * focus is where it was, and a press that waits is for the new button. Product 10, Nothing typed is lost.
 */
export function restoreControls(root: HTMLElement) {
  const { pathname } = window.location
  const ended = new AbortController()
  const places = new Map<HTMLElement, Place>()
  let focused: Element | null = null

  function note(target: EventTarget | null) {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    if (control && root.contains(control) && !isHydrated(control))
      places.set(control, placeOf(control))
  }
  function noteFocus() {
    const { activeElement } = document
    // Others put the focus on the part around a control as soon as that is gone: layout/arrival/keep-focus.ts.
    if (focused && !focused.isConnected && !activeElement?.matches(CONTROLS)) return
    focused = activeElement
    note(focused)
  }
  function replace(control: HTMLElement, twin: HTMLElement) {
    places.delete(control)
    if (isOpen(control)) twin.setAttribute('open', '')
    // src/site/pages/starter.js looks for the new one by the text of the pressed one.
    if ('held' in control.dataset) control.textContent = twin.textContent
    if (control === focused) {
      focused = null
      if (document.activeElement?.contains(twin)) twin.focus({ preventScroll: true })
    }
    // It may be rendered anew once more.
    note(twin)
  }
  function stop() {
    ended.abort()
    watch.disconnect()
    clearInterval(timer)
  }

  // In the capture phase, because React stops events in a part that it has not hydrated yet.
  const options = { signal: ended.signal, capture: true }
  for (const type of ['click', 'toggle'])
    document.addEventListener(type, ({ target }) => note(target), options)
  document.addEventListener('focusin', noteFocus, options)
  // A control that is removed loses the focus too.
  document.addEventListener('focusout', () => setTimeout(noteFocus), options)
  for (const control of root.querySelectorAll('details[open], [data-held]')) note(control)
  noteFocus()

  // Called before the next key is pressed, and before the page is painted.
  const watch = new MutationObserver(() => {
    if (window.location.pathname !== pathname) stop()
    else
      for (const [control, place] of places) {
        const twin = control.isConnected ? undefined : findAt(place)
        if (twin) replace(control, twin)
      }
  })
  watch.observe(root, { childList: true, subtree: true })
  const timer = setInterval(() => {
    for (const control of places.keys())
      if (!control.isConnected || isHydrated(control)) places.delete(control)
    if ([...root.querySelectorAll(CONTROLS)].every(isHydrated)) stop()
  }, PAUSE_MS)
}
