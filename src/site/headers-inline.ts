import { attribute, type Element, elementsOf, is, textOf } from './html.ts'
import { remembered } from './remembered.ts'

/** What a script element holds that does not run. */
const DATA_TYPES = ['application/ld+json', 'application/json']

const isInlineScript = (element: Element) =>
  is(element, 'script') &&
  !is(element, 'script', { src: true }) &&
  !DATA_TYPES.some((type) => is(element, 'script', { type }))

/** What a page holds itself that the policy asks about, and the policy that it brings. */
export const inlineIn = remembered((page) => {
  const elements = elementsOf(page)
  return {
    styles: elements.filter((element) => is(element, 'style')).map(textOf),
    scripts: elements.filter(isInlineScript).map(textOf),
    policies: elements
      .filter((element) => is(element, 'meta', { 'http-equiv': true }))
      .map((element) => attribute(element, 'content') ?? ''),
  }
})

/** The scripts that are in the pages; data does not run, and asks no policy. */
export const inlineScripts = (pages: readonly string[]): string[] =>
  pages.flatMap((page) => inlineIn(page).scripts)
