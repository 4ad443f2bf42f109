import * as react from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * React notes with each element the lines of code that made it, for the words of its warnings, until it
 * has noted 10,000 of them in a second: told that it has, it notes none. That was a tenth of all journeys.
 */
function spareStacks() {
  const internals: unknown = Reflect.get(react, INTERNALS)
  if (!(internals instanceof Object) || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React counts the lines of code that it has noted in another place')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // React begins to count anew each second.
    },
  })
}

/**
 * happy-dom looks for a <base> in the whole document at each call of the API; it stands in the head or
 * nowhere. That was a twentieth.
 */
function spareBase() {
  Object.defineProperty(document, 'baseURI', {
    configurable: true,
    get: () =>
      [...document.head.children].find((child) => child instanceof HTMLBaseElement)?.href ??
      document.URL,
  })
}

type Labelled = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

function labelsOf(field: Labelled): HTMLLabelElement[] {
  // The list of all is kept until the page changes; a search by an id of its own is not.
  const all = [...document.querySelectorAll('label')]
  const named = field.id ? all.filter(({ htmlFor }) => htmlFor === field.id) : []
  const around = field.closest('label')
  return around && !named.includes(around) ? [...named, around] : named
}

/**
 * happy-dom looks through the whole document for the labels of each field, and a query by label or role asks
 * for those of every field: two hundred checkboxes took seconds.
 */
function spareLabels() {
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

/** Leaves out what the tests' tools do at length and no test looks at. Once for a window. */
export function spareWork() {
  if (isDone) return
  isDone = true
  spareStacks()
  spareBase()
  spareLabels()
}
