// Runs in the page: how the wanderer presses and types. `at` (0 to 1) chooses among the elements there. Each
// action returns what it did, and which part of a form it may have changed; see page-scripts.ts.
const { isShown, allShown, pauseFor } = window.observer ?? {}

const PRESSED = [
  'a[href]',
  'button',
  'summary',
  'select',
  'input[type="checkbox"]',
  'input[type="radio"]',
  '[role="option"]',
  '[role="combobox"]',
].join()
const NOT_TYPED = /^(?:checkbox|radio|file|hidden|submit|button|range|color|date|month)$/

/**
 * Whether the code of the element's form has loaded, or it is in no form. What is typed before that, and left at
 * once by a link, is not yet stored.
 */
const isWired = ({ form }) =>
  !form?.id || Object.keys(form).some((key) => key.startsWith('__react'))

/** Whether it leads to another site, to another language (the wanderer knows only one), or to a new window. */
const leavesSite = (element) =>
  element.matches('a[href]') &&
  (element.target === '_blank' ||
    element.hreflang !== '' ||
    element.origin !== location.origin ||
    element.hasAttribute('download'))

function nameOf(element) {
  const label = element.labels?.[0]?.textContent
  const name = element.getAttribute('aria-label') || label || element.textContent || element.name
  return (name ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 50)
}

/** Whether a tap on its middle reaches it, once it is scrolled into view. */
function isOnTop(element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  return [element, ...(element.labels ?? [])].some((each) => each.contains(met))
}

/** The element at the fraction `at` of the list, or one of those that follow it. */
function chooseAt(elements, at) {
  const first = Math.floor(at * elements.length)
  const inTurn = [...elements.slice(first), ...elements.slice(0, first)]
  return inTurn.slice(0, 6).find(isOnTop)
}

const MOUSE = { bubbles: true, cancelable: true, composed: true, view: window }

function clickOn(element) {
  element.dispatchEvent(new PointerEvent('pointerdown', { ...MOUSE, pointerType: 'mouse' }))
  const goesOn = element.dispatchEvent(new MouseEvent('mousedown', MOUSE))
  if (goesOn) element.focus({ preventScroll: true })
  element.dispatchEvent(new PointerEvent('pointerup', { ...MOUSE, pointerType: 'mouse' }))
  element.dispatchEvent(new MouseEvent('mouseup', MOUSE))
  element.click()
}

/** Sets a value as the browser does, so that React notices it. */
function setValue(field, value) {
  field.focus({ preventScroll: true })
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The named fields of the element's form, or (without a name) every field that was typed into. */
function touchOf(element, ...names) {
  const form = element.closest('form[id]')
  const fields = names.filter(Boolean)
  return form && { form: form.id, ...(fields.length > 0 && { fields }) }
}

const isSend = (element) => element.matches('form button[type="submit"]')

function press(at) {
  const enabled = allShown(PRESSED).filter(
    (each) => !each.disabled && !leavesSite(each) && isWired(each),
  )
  const element = chooseAt(enabled, at)
  if (!element) return { said: 'found nothing to press', touched: null }
  const said = `pressed the ${element.tagName.toLowerCase()} “${nameOf(element)}”`
  if (element.matches('select')) {
    const { selectedIndex, options } = element
    setValue(element, options[(selectedIndex + 1) % options.length].value)
    return { said: `${said}: “${element.value}”`, touched: touchOf(element, element.name) }
  }
  // Pressing the submit button changes nothing that was typed, unless the form was sent; nor does a link.
  const isInside = !isSend(element) && !element.matches('a[href]')
  const touched = isInside ? touchOf(element, element.name) : null
  clickOn(element)
  return { said, touched }
}

const fieldsOf = (root) =>
  [...root.querySelectorAll('input, textarea')].filter(
    (each) => isShown(each) && !each.disabled && !each.readOnly && !NOT_TYPED.test(each.type),
  )

const fieldsIn = (root) => fieldsOf(root).filter(isWired)

function type(at, text) {
  const field = chooseAt(fieldsIn(document), at)
  if (!field) return { said: 'found nothing to type into', touched: null }
  setValue(field, text)
  const said = `typed “${text}” into “${nameOf(field)}”`
  const isNote = /note/i.test(nameOf(field)) && field.matches('main textarea') && !field.form
  const kept = isNote && text.trim() !== '' && text.length < 280
  return { said, touched: touchOf(field, field.name), ...(kept && { kept: text }) }
}

const PATIENCE_MS = 1500

/** Waits until a form's code, requested at its first interaction, has loaded; returns the form as it is then. */
async function wired(form) {
  const until = performance.now() + PATIENCE_MS
  const now = () => document.forms[form.id] ?? form
  while (!isWired({ form: now() }) && performance.now() < until) {
    fieldsOf(now())[0]?.focus({ preventScroll: true })
    await pauseFor(50)
  }
  return isWired({ form: now() }) ? now() : null
}

/** Fills a form with sensible values. */
async function fill(at, login) {
  const found = chooseAt(allShown('main form[id], dialog form[id]'), at)
  const form = found && (await wired(found))
  if (!form) return { said: 'found no form to fill in', touched: null }
  const isLogin = form.id === 'login'
  const sense = [
    [/phone|tel/i, '9847012345'],
    [/email/i, isLogin ? login.email : 'devika@example.com'],
    [/password/i, isLogin ? login.password : 'a-long-password'],
    [/name/i, 'Devika Menon'],
    [/./, 'Good to know'],
  ]
  const empty = fieldsIn(form).filter(({ value }) => value === '')
  for (const field of empty) {
    setValue(field, sense.find(([sign]) => sign.test(`${field.name} ${field.type}`))[1])
  }
  const boxes = [...form.querySelectorAll('input[type="checkbox"][name]:not(:checked)')]
  for (const box of boxes) box.click()
  return {
    said: `filled in the form “${form.id}”`,
    touched: touchOf(form, ...[...empty, ...boxes].map(({ name }) => name)),
  }
}

/** Presses the button that sends a form. */
function send(at) {
  const ready = allShown('form[id] button[type="submit"]:not(:disabled)')
  const button = chooseAt(ready, at)
  if (!button) return { said: 'found nothing to send', touched: null }
  const { id } = button.form
  const said = `pressed “${nameOf(button)}” to send the form “${id}”`
  clickOn(button)
  return { said, touched: null, sent: id }
}

/** The element that a key press reaches. */
function focused() {
  const { activeElement: element } = document
  if (!element || element === document.body) return { said: 'the page', touched: null }
  const said = `“${nameOf(element)}”`
  if (element.matches('a[href]') || isSend(element)) return { said, touched: null }
  return { said, touched: touchOf(element, element.name) }
}

/** Whether pressing Enter would leave the site: see `leavesSite`. */
const isOnWayOut = () => document.activeElement !== null && leavesSite(document.activeElement)

/** Whether React has hydrated the page: until then the browser itself follows links. */
const isAlive = () =>
  Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__react'))

/** Goes to another page as a link does: in the same document, once it is hydrated. */
function go(address) {
  if (!isAlive()) {
    setTimeout(() => location.assign(address))
    return { said: `followed a link to ${address}`, touched: null }
  }
  const idx = (history.state?.idx ?? 0) + 1
  history.pushState({ idx, key: String(Math.random()) }, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  return { said: `went to ${address}`, touched: null }
}

/** Goes back or forward within this visit: before its first page there is a blank one. */
function travel(way) {
  const { canGoBack, canGoForward } = window.navigation
  const can = way === 'back' ? canGoBack : canGoForward
  // After this call has returned its result.
  if (can) setTimeout(() => history[way]())
  return { said: can ? `went ${way}` : '', touched: null }
}

/** Closes the list that a key has opened: from then on the form contains what was chosen in it. */
function closeList() {
  const list = document.activeElement
  if (!list?.matches('select')) return
  list.blur()
  list.focus()
}

if (window === window.top)
  window.actions = { press, type, fill, send, focused, isOnWayOut, closeList, go, travel }
