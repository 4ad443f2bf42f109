// Runs in the page: what the wanderer sees of it. `window.observer.settled()` returns it; see page-scripts.ts.
const isShown = (element) => element.checkVisibility({ visibilityProperty: true })
const allShown = (selector) => [...document.querySelectorAll(selector)].filter(isShown)
const textOf = ({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()
const pauseFor = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether a field is not read: passwords, one-time codes, and fields that nobody types into. */
const isUnread = ({ type, autocomplete, hidden }) =>
  hidden ||
  /^(?:password|hidden|file|radio|submit|button)$/.test(type) ||
  /password|one-time-code/.test(autocomplete)

const fieldText = ({ type, checked, value }) =>
  type === 'checkbox' ? (checked ? 'ticked' : 'not ticked') : value

/** The forms of the page, and the values of their fields. */
const readForms = () =>
  [...document.querySelectorAll('form[id]')].map((form) => {
    const fields = [...form.querySelectorAll('input[name], textarea[name], select[name]')]
    const read = fields.filter((field) => !isUnread(field))
    return {
      id: form.id,
      fields: Object.fromEntries(read.map((each) => [each.name, fieldText(each)])),
    }
  })

/** The texts that say that something is in progress. */
function readWaits() {
  // The payment window waits for the person.
  const isPaying = document.querySelector('.simulated-checkout[open]') !== null
  const busy = isPaying ? [] : allShown('button:disabled').map(textOf)
  const loading = allShown('[role="status"]').map(textOf)
  return [
    ...busy.filter((words) => /\w\.\.\.$/.test(words)),
    ...loading.filter((words) => words.includes('…')),
  ]
}

/** Calls `tell` at each use of a method of XMLHttpRequest. */
function onRequest(name, tell) {
  const { value } = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, name)
  XMLHttpRequest.prototype[name] = function replaced(...given) {
    tell(this, given)
    return value.apply(this, given)
  }
}

/** Counts calls: those in progress, and the changes that have ended since `ended` was last read. */
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

function saidBy({ textContent }) {
  const text = textContent ?? ''
  // A whole page is reported by its parts.
  return text.length > 4000 ? [] : window.successWords.filter((each) => text.includes(each))
}

/** Sentences (`window.successWords`) that appear in the page, even for a moment. */
function watchSuccess() {
  const came = []
  const standing = new Map()
  new MutationObserver((records) => {
    // What is removed and added at once is only drawn again: the same message, not a new one.
    const left = new Set(records.flatMap(({ removedNodes }) => [...removedNodes].flatMap(saidBy)))
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        for (const words of saidBy(node)) {
          const stood = left.has(words) || standing.get(words)?.isConnected === true
          if (!stood) came.push(words)
          standing.set(words, node)
        }
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
  return came
}

function startObserver() {
  const calls = watchCalls()
  const came = watchSuccess()
  // These open windows of the system.
  window.print = () => {}
  window.open = () => null

  const isCalm = () =>
    calls.pending === 0 && allShown('h1').length === 1 && readWaits().length === 0

  function observe() {
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
    return observe()
  }
  return { settled, isShown, allShown, pauseFor }
}

if (window === window.top) window.observer = startObserver()
