import type { Locator, Page } from '@playwright/test'
import { expect } from './site.ts'

type Role = Parameters<Page['getByRole']>[0]

/** The most presses that a test makes to reach something. */
const LONGEST_WAY = 150

/**
 * What is wrong for a person at the focused element: that there is none, that it is out of sight or
 * covered (WCAG 2.4.11), or that it does not show that it has the focus (2.4.7).
 * Runs in the page.
 */
export function focusProblem(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'the focus is lost'
  const name =
    `${focused.tagName.toLowerCase()} “${focused.getAttribute('aria-label') ?? (focused.textContent.trim() || focused.id)}”`.slice(
      0,
      80,
    )
  // A radio button, checkbox or file field may be drawn by its labels; then the labels are what one sees.
  const labels =
    focused instanceof HTMLInputElement && /^(radio|checkbox|file)$/.test(focused.type)
      ? [...(focused.labels ?? [])]
      : []
  const shown = [focused, ...labels]

  // A link over two lines has a box for each; one of them must not be covered.
  const boxes = shown.flatMap((element) => [...element.getClientRects()])
  const isFree = (x: number, y: number) => {
    const top = document.elementFromPoint(x, y)
    return shown.some((element) => top && (element.contains(top) || top.contains(element)))
  }
  const inSight = boxes.some(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return x > 0 && x < innerWidth && y > 0 && y < innerHeight && isFree(x, y)
  })
  if (!inSight) return `${name} is out of sight or covered`

  const [parent, grandparent] = [focused.parentElement, focused.parentElement?.parentElement]
  const marked = [...shown, parent, grandparent].some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element)
    const outlined =
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor)
    // A shadow that is only there with the focus.
    const ring =
      boxShadow !== 'none' &&
      element.matches(':focus-within') &&
      /0px 0px 0px [1-9]/.test(boxShadow)
    return outlined || ring
  })
  return marked ? '' : `${name} does not show that it has the focus`
}

/** Waits until the focused element is in sight, not covered and marked. */
export async function expectFocusSeen(page: Page) {
  await expect.poll(() => page.evaluate(focusProblem)).toBe('')
}

/** Waits until something in the page has the focus: a heading or region that took it may be unmarked. */
export async function expectFocusKept(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), {
      message: 'who has the focus',
    })
    .not.toBe('BODY')
}

/** Whether the focus is elsewhere, while this element is still part of the page. Runs in the page. */
const isElsewhere = (element: Element) => element.isConnected && element !== document.activeElement

/** Goes to an element by Tab, or by Shift+Tab if it is before the focus. */
export async function tabToElement(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible()
  await expectFocusKept(page)
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  if (await isThere()) return
  const back = await wanted.evaluate((element) => {
    const { activeElement } = document
    return Boolean(
      activeElement &&
      element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !element.contains(activeElement),
    )
  })
  // Finding it by role and name after every press would take far longer than the press.
  const find = () => wanted.evaluateHandle((element) => element)
  let found = await find()
  for (let presses = 0; presses < LONGEST_WAY; presses += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    const [problem, elsewhere] = await Promise.all([
      page.evaluate(focusProblem),
      found.evaluate(isElsewhere),
    ])
    if (problem) await expectFocusSeen(page)
    if (elsewhere) continue
    if (await isThere()) return
    found = await find()
  }
  throw new Error(`${LONGEST_WAY} presses did not reach ${String(wanted)}`)
}

/** Goes to the element with this role and name; every stop on the way must be in sight and marked. */
export function tabTo(page: Page, role: Role, name: string | RegExp, within?: Locator) {
  const wanted = (within ?? page).getByRole(role, {
    name,
    ...(typeof name === 'string' && { exact: true }),
  })
  return tabToElement(page, wanted.first())
}

/** Goes to a field and types into it, replacing its content. */
export async function typeInto(page: Page, name: string | RegExp, text: string, within?: Locator) {
  const field = (within ?? page.getByRole('main')).getByLabel(name, {
    exact: typeof name === 'string',
  })
  await tabToElement(page, field.first())
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Goes to a link or button and presses Enter. */
export async function press(page: Page, role: Role, name: string | RegExp, within?: Locator) {
  await tabTo(page, role, name, within)
  await page.keyboard.press('Enter')
}
