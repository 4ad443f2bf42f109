import { type Area, everyAddress, logins } from './addresses.ts'
import { settle, walkDown } from './settle.ts'
import { enter, expect, test } from './site.ts'

/** What a person may set in their browser, by WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** Sets a style sheet of the person's own, in place of one that was there. Runs in the page. */
function setStyle(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/** What is wider than the window, and words that are cut off at an edge. Runs in the page. */
function troublesOfRoom(): string[] {
  const found: string[] = []
  const sideways = document.documentElement.scrollWidth - innerWidth
  if (sideways > 0) found.push(`the page scrolls ${sideways} px sideways`)

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.classList.toString()} “${element.textContent.trim().slice(0, 40)}”`
  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // Hidden from the eye, and there for the ear.
    getComputedStyle(element).clipPath === 'none'
  // It moves its words past on purpose, and can be stopped and scrolled.
  const isBanner = (element: Element) => element.closest('[aria-label="Notices"]') !== null

  for (const element of document.querySelectorAll('body *')) {
    if (!(element instanceof HTMLElement) || !element.textContent.trim()) continue
    if (isBanner(element) || !isDrawn(element)) continue
    const { overflowX, overflowY } = getComputedStyle(element)
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    if (cuts(overflowX) && scrollWidth > clientWidth + 1)
      found.push(`${nameOf(element)} is cut off by ${scrollWidth - clientWidth} px at its side`)
    if (cuts(overflowY) && scrollHeight > clientHeight + 1)
      found.push(`${nameOf(element)} is cut off by ${scrollHeight - clientHeight} px below`)
  }

  // Words that stand outside of the window, where nothing can be scrolled to them.
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement
    if (!parent || isBanner(parent) || !words.currentNode.textContent?.trim()) continue
    range.selectNodeContents(words.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    if (width < 2 || (left >= -1 && right <= innerWidth + 1) || !isDrawn(parent)) continue
    let around: Element | null = parent
    while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) {
      if (!isDrawn(around)) break
      around = around.parentElement
    }
    if (!around) found.push(`${nameOf(parent)} reaches from ${left} to ${right}`)
  }
  return found
}

const areas: readonly Area[] = ['public', 'member', 'admin']

for (const area of areas) {
  test(`at 400 % and 200 %, with the person's own spacing, no ${area} page scrolls sideways or cuts words off`, async ({
    page,
    request,
    troubles,
  }) => {
    test.setTimeout(120_000)
    const addresses = (await everyAddress(request))[area]
    expect(addresses.length).toBeGreaterThan(2)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const who = logins[area]
    if (who) await enter(page, who, '/policy')
    const found: string[] = []
    for (const address of addresses) {
      await page.setViewportSize({ width: 320, height: 256 })
      await page.goto(address)
      await (address === '/' ? walkDown(page) : settle(page))
      for (const [width, height, css] of [
        [320, 256, ''],
        [320, 256, textSpacing],
        [640, 512, textSpacing],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.evaluate(setStyle, css)
        const wrong = await page.evaluate(troublesOfRoom)
        found.push(
          ...wrong.map((trouble) => `${address} at ${width} px${css && ', spaced'}: ${trouble}`),
        )
      }
    }
    expect(found).toEqual([])
    troubles.splice(0)
  })
}
