import { type Element, elementsOf, is, textOf } from '#site/html.ts'
import { remembered } from '#site/remembered.ts'

/** The types of script elements whose content does not run. */
const DATA_TYPES = ['application/ld+json', 'application/json']

const isInlineScript = (element: Element) =>
  is(element, 'script') &&
  !is(element, 'script', { src: true }) &&
  !DATA_TYPES.some((type) => is(element, 'script', { type }))

const stylesIn = (elements: readonly Element[]) =>
  elements.filter((element) => is(element, 'style')).map(textOf)

const isPolicy = (element: Element) => is(element, 'meta', { 'http-equiv': true })

/**
 * A page's inline scripts, how many policies the page contains, and the styles that the first of them refuses: those
 * behind it.
 */
export const inlineIn = remembered((page) => {
  const elements = elementsOf(page)
  return {
    refused: stylesIn(elements.slice(elements.findIndex(isPolicy))),
    scripts: elements.filter(isInlineScript).map(textOf),
    policies: elements.filter(isPolicy).length,
  }
})

/** The inline scripts of the pages; data does not run, so the policy need not allow it. */
export const inlineScripts = (pages: readonly string[]): string[] =>
  pages.flatMap((page) => inlineIn(page).scripts)
