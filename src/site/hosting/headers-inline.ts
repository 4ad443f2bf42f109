import { attribute, type Element, elementsOf, is, textOf } from '#site/html.ts'
import { remembered } from '#site/remembered.ts'

/** The types of script elements whose content does not run. */
const DATA_TYPES = ['application/ld+json', 'application/json']

const isInlineScript = (element: Element) =>
  is(element, 'script') &&
  !is(element, 'script', { src: true }) &&
  !DATA_TYPES.some((type) => is(element, 'script', { type }))

/** A page's inline styles and scripts, which the policy must allow, and the policies that the page contains. */
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

/** The inline scripts of the pages; data does not run, so the policy need not allow it. */
export const inlineScripts = (pages: readonly string[]): string[] =>
  pages.flatMap((page) => inlineIn(page).scripts)
