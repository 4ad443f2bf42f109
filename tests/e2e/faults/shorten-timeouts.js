// Runs in the page: on request, waits of 15 s and more, which the site allows a hanging answer, pass
// fifty times as fast. Nothing else about them changes.
const isAsked = () => {
  try {
    return sessionStorage.getItem('short-timeouts') === 'yes'
  } catch {
    return false
  }
}
const shorter = (ms) => (ms >= 15_000 && isAsked() ? ms / 50 : ms)

const wait = window.setTimeout.bind(window)
window.setTimeout = (run, ms = 0, ...rest) => wait(run, shorter(ms), ...rest)

const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')
Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
  ...timeout,
  set(ms) {
    timeout.set.call(this, shorter(ms))
  },
})
