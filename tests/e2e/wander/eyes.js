// In the page: what the wanderer sees of it. `window.eyes.settled()` tells it; see look.ts.
const isShown = (element) => element.checkVisibility({ visibilityProperty: true })
const allShown = (selector) => [...document.querySelectorAll(selector)].filter(isShown)
const textOf = ({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()
const pauseFor = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Passwords and one-time codes, and what nobody types into. */
const isUnread = ({ type, autocomplete, hidden }) =>
  hidden ||
  /^(?:password|hidden|file|radio|submit|button)$/.test(type) ||
  /password|one-time-code/.test(autocomplete)

const fieldText = ({ type, checked, value }) =>
  type === 'checkbox' ? (checked ? 'ticked' : 'not ticked') : value

/** The forms of the page, and what stands in their fields. */
const readForms = () =>
  [...document.querySelectorAll('form[id]')].map((form) => {
    const fields = [...form.querySelectorAll('input[name], textarea[name], select[name]')]
    const read = fields.filter((field) => !isUnread(field))
    return {
      id: form.id,
      fields: Object.fromEntries(read.map((each) => [each.name, fieldText(each)])),
    }
  })

/** What says that something is under way. */
function readWaits() {
  // What the payment window waits for is the person.
  const isPaying = document.querySelector('.simulated-checkout[open]') !== null
  const busy = isPaying ? [] : allShown('button:disabled').map(textOf)
  const loading = allShown('[role="status"]').map(textOf)
  return [
    ...busy.filter((words) => /\w\.\.\.$/.test(words)),
    ...loading.filter((words) => words.includes('…')),
  ]
}

/** Tells of each use of a method of requests. */
function onRequest(name, tell) {
  const { value } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, name)
  XMLHttpRequest.prototype[name] = function replaced(...given) {
    tell(this, given)
    return value.apply(this, given)
  }
}

/** Counts calls: those under way, and the changes that have ended since `ended` was read. */
function watchCalls() {
  const calls = { pending: 0, ended: 0 }
  const end = (method) => {
    calls.pending -= 1
    if (method.toUpperCase() !== 'GET') calls.ended += 1
  }
  const methods = new WeakMap()
  onRequest('open', (request, [method]) => methods.set(request, method))
  onRequest('send', (request) => {
    calls.pending += 1
    request.addEventListener('loadend', () => end(methods.get(request)), { once: true })
  })
  const call = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    calls.pending += 1
    try {
      return await call(input, init)
    } finally {
      end(init?.method ?? 'GET')
    }
  }
  return calls
}

/** Sentences (`window.successWords`) that come to be in the page, and be it for a moment. */
function watchSuccess() {
  const came = []
  const standing = new Map()
  const note = (node) => {
    const text = node.textContent ?? ''
    // A whole page is told of by its parts.
    if (text.length > 4000) return
    for (const words of window.successWords.filter((each) => text.includes(each))) {
      // The same words moved, or drawn anew, come once.
      if (standing.get(words)?.isConnected !== true) came.push(words)
      standing.set(words, node)
    }
  }
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) note(node)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
  return came
}

function openEyes() {
  const calls = watchCalls()
  const came = watchSuccess()
  // They open windows of the system.
  window.print = () => {}
  window.open = () => null

  const isCalm = () =>
    calls.pending === 0 && allShown('h1').length === 1 && readWaits().length === 0

  function look() {
    const { pending, ended } = calls
    calls.ended = 0
    return {
      path: location.pathname + location.search,
      title: document.title,
      headings: allShown('h1').map(textOf),
      waits: readWaits(),
      pending,
      changes: ended,
      came: came.splice(0),
      forms: readForms(),
      member: JSON.parse(localStorage.getItem('auth') ?? 'null')?.user?._id ?? '',
    }
  }

  async function settled(patience) {
    await pauseFor(0)
    await pauseFor(0)
    const until = performance.now() + patience
    while (!isCalm() && performance.now() < until) await pauseFor(20)
    return look()
  }
  return { settled, isShown, allShown }
}

if (window === window.top) window.eyes = openEyes()
