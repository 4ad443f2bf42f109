type Scroll = (...args: unknown[]) => unknown

const names = ['scroll', 'scrollBy', 'scrollIntoView', 'scrollTo'] as const

/** Makes a method answer with a promise; what it does stays. Once for each: tests share their window. */
function promise(owner: object, name: string) {
  const scroll: Scroll | undefined = Reflect.get(owner, name)
  if (typeof scroll !== 'function' || 'isPromised' in scroll) return
  const promised = function promised(this: unknown, ...args: unknown[]) {
    scroll.apply(this, args)
    return Promise.resolve()
  }
  Reflect.set(owner, name, Object.assign(promised, { isPromised: true }))
}

/**
 * As in Chrome 156, what scrolls answers with a promise, which types and older browsers do not say: an effect that
 * returned it broke the page when it was left, since React took it for the effect's end.
 */
export function promiseScrolls() {
  for (const owner of [window, Element.prototype]) for (const name of names) promise(owner, name)
}
