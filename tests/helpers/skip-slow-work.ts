import * as react from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * For its warnings, React records the stack of the code that made each element, until it has recorded 10,000
 * in a second: a counter that always reads as full stops this. It took a tenth of the time of all journeys.
 */
function skipStacks() {
  const internals: unknown = Reflect.get(react, INTERNALS)
  if (!(internals instanceof Object) || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React counts the lines of code that it has noted in another place')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // React resets its counter each second.
    },
  })
}

/**
 * happy-dom searches the whole document for a <base> at each call of the API, although it can only be in the
 * head. That took a twentieth of the time.
 */
function skipBaseSearch() {
  Object.defineProperty(document, 'baseURI', {
    configurable: true,
    get: () =>
      [...document.head.children].find((child) => child instanceof HTMLBaseElement)?.href ??
      document.URL,
  })
}

type Labelled = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

function labelsOf(field: Labelled): HTMLLabelElement[] {
  // happy-dom caches the list of all labels until the page changes; it does not cache a search by id.
  const all = [...document.querySelectorAll('label')]
  const named = field.id ? all.filter(({ htmlFor }) => htmlFor === field.id) : []
  const around = field.closest('label')
  return around && !named.includes(around) ? [...named, around] : named
}

/**
 * happy-dom searches the whole document for the labels of each field, and a query by label or role asks
 * for those of every field: two hundred checkboxes took seconds.
 */
function skipLabelSearch() {
  for (const { prototype } of [
    HTMLInputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
    HTMLButtonElement,
  ])
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Labelled) {
        return labelsOf(this)
      },
    })
}

let isDone = false

/** Leaves out slow work of the test libraries that no test depends on. Does so once per window. */
export function skipSlowWork() {
  if (isDone) return
  isDone = true
  skipStacks()
  skipBaseSearch()
  skipLabelSearch()
}
