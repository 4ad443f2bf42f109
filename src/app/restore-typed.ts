// Imports only what no page has: a list of imports would be part of every page's first code.
import { isHydrated } from './is-hydrated'

/** How often it looks whether any field is left to watch: React may take a part over and yet render it anew. */
const PAUSE_MS = 2000

// The next three are copies of those in lib/browser/forms/is-changed.ts, which names this file too: change both.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A box counts by its tick, any other field by its value. */
const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked
  // A textarea returns Windows line endings without "\r".
  if (!('options' in field)) return field.value !== field.defaultValue.replaceAll('\r', '')
  // Without a choice of its own, a list shows its first option.
  const byDefault = [...field.options].find((option) => option.defaultSelected)
  return field.value !== (byDefault ?? field.options[0])?.value
}

const fieldsOf = (root: Element) => [
  ...root.querySelectorAll<Field>('input:not([type=hidden]), textarea, select'),
]

/** Whether an id or a name is React's own, which it gives anew. */
const isGiven = (name: string) => /^_|^$/.test(name)

const kindOf = ({ type, name }: Field) => `${type} ${isGiven(name) ? '' : name}`

/** The field in the place of another one: React renders the same page, and an extension may have added fields to it. */
function twinOf(field: Field, before: readonly Field[], now: readonly Field[]): Field | undefined {
  if (!isGiven(field.id)) return now.find(({ id }) => id === field.id)
  const alike = (fields: readonly Field[]) =>
    fields.filter((each) => kindOf(each) === kindOf(field))
  return alike(now)[alike(before).indexOf(field)]
}

/** The browser's own setter: a controlled field takes no notice of React's. */
function write(field: Field, value: string) {
  const own = Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  own?.set?.call(field, value)
}

/** Does to a field what the reader has done to the one before. */
function fillLike(twin: Field, field: Field) {
  if (isBox(field) && isBox(twin)) {
    if (twin.checked !== field.checked) twin.click()
  } else if (twin.value !== field.value) {
    write(twin, field.value)
    // React reads a list of choices at the second, all else at the first.
    for (const type of ['input', 'change']) twin.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** Puts the focus and the caret where they were in the field before, unless the focus is elsewhere by now. */
function focusLike(twin: Field, field: Field) {
  // The page may have moved the focus to the part around it: layout/arrival/keep-focus.ts.
  if (!document.activeElement?.contains(twin)) return
  twin.focus({ preventScroll: true })
  if ('options' in field || 'options' in twin || isBox(twin)) return
  if (field.selectionStart === null) {
    // An e-mail field does not tell where its caret is; a new text puts it at the end.
    write(twin, '')
    write(twin, field.value)
  } else twin.setSelectionRange(field.selectionStart, field.selectionEnd)
}

/**
 * Watches the fields of a prerendered page until they are hydrated. If a translator or an extension has changed the
 * HTML, React renders the page or a part of it anew: then the new fields get what was typed, ticked and chosen, with
 * the focus and the caret. All of it stays in memory. Product 10, Nothing typed is lost.
 */
export function restoreTyped(root: HTMLElement) {
  const { pathname } = window.location
  const ended = new AbortController()
  let before = fieldsOf(root)
  let watched = before.filter((field) => !isHydrated(field))
  let focused = document.activeElement

  function noteFocus() {
    // Others put the focus elsewhere as soon as its field is gone.
    const isGone = watched.some((field) => field === focused && !field.isConnected)
    if (!isGone) focused = document.activeElement
  }

  function stop() {
    ended.abort()
    watch.disconnect()
    clearInterval(timer)
  }
  function restore() {
    if (window.location.pathname !== pathname) {
      stop()
      return
    }
    const gone = watched.filter(({ isConnected }) => !isConnected)
    if (gone.length === 0) return
    const now = fieldsOf(root)
    for (const field of gone) {
      const twin = twinOf(field, before, now)
      if (twin && isChanged(field)) fillLike(twin, field)
      if (twin && field === focused) focusLike(twin, field)
    }
    focused = document.activeElement
    before = now
    watched = now.filter((field) => !isHydrated(field))
  }

  // In the capture phase, because React stops events in a part that it has not hydrated yet.
  const options = { signal: ended.signal, capture: true }
  document.addEventListener('focusin', noteFocus, options)
  // A field that is removed loses the focus too.
  document.addEventListener('focusout', () => setTimeout(noteFocus), options)

  // Called before the next key is pressed.
  const watch = new MutationObserver(restore)
  watch.observe(root, { childList: true, subtree: true })
  const timer = setInterval(() => {
    watched = watched.filter((field) => !isHydrated(field))
    if (watched.length === 0) stop()
  }, PAUSE_MS)
}
