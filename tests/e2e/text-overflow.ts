/*
 * Checks whether text has enough room on a page. All functions run in the page, and on their own: none
 * calls another.
 */

/** Makes the browser render what it skips while it is out of sight: skipped text has a box of a remembered size. */
export function drawSkipped() {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).contentVisibility === 'auto')
      element.style.contentVisibility = 'visible'
  }
}

/** What is wider than the window, and text that is cut off at an edge or broken into single letters. */
export function overflowProblems(): string[] {
  const found: string[] = []
  // The banner moves its text past its edges on purpose, and can be stopped and scrolled.
  const banner = document.querySelector('header section')
  const isRead = (element: Element) =>
    !banner?.contains(element) &&
    // A toast that collapses while it closes has been read.
    !element.closest('[class*="-exit"]') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // Clipped: hidden visually, but there for screen readers.
    getComputedStyle(element).clipPath === 'none'
  const isInClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isInClipped(element.parentElement))
  const tell = (element: Element, problem: string) => {
    const { tagName, classList, textContent } = element
    const name = `${tagName.toLowerCase()}.${classList.toString()} “${textContent.trim().slice(0, 40)}”`
    found.push(`${name} ${problem}`)
  }

  const { documentElement, body } = document
  const sideways = documentElement.scrollWidth - documentElement.clientWidth
  if (sideways > 0) tell(documentElement, `scrolls ${sideways} px sideways`)

  for (const element of body.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement)) continue
    const { overflowX, overflowY, fontSize } = getComputedStyle(element)
    const [cutsX, cutsY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)]
    // Most elements cut nothing off, and reading the text of each would read the page many times over.
    if ((!cutsX && !cutsY) || !element.textContent.trim()) continue
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    const lost = [
      cutsX ? scrollWidth - clientWidth : 0,
      cutsY ? scrollHeight - clientHeight : 0,
    ] as const
    // The line box of a large letter is taller than the letter.
    const isCut = lost[0] > 1 || lost[1] > Math.max(1, Number.parseFloat(fontSize) * 0.1)
    if (isCut && isRead(element)) tell(element, `is cut off by ${lost.join(', ')} px`)
  }

  // Text outside the window that cannot be reached by scrolling.
  const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement
    if (!parent || !words.currentNode.textContent?.trim()) continue
    range.selectNodeContents(words.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    const isBroken = lines > 4 * words.currentNode.textContent.trim().split(/\s+/).length
    if (isBroken && isRead(parent) && !isInClipped(parent))
      tell(parent, `stands in ${lines} lines, letter by letter`)
    if (width < 2 || (left >= -1 && right <= documentElement.clientWidth + 1)) continue
    let around: Element | null = parent
    while (around && isRead(around) && !/auto|scroll/.test(getComputedStyle(around).overflowX))
      around = around.parentElement
    if (!around) tell(parent, `reaches from ${left} to ${right}`)
  }
  return found
}

/**
 * Text below the selected element that overflows its box (a button, a card, a stamp, a cell) or overlaps other
 * text. Rotated elements are checked as if they were not rotated.
 */
export function overlapProblems(selector: string): string[] {
  // One rule for all elements would restyle the whole page, and again when it is removed.
  const turned = [...document.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { rotate, animationName } = getComputedStyle(element)
      return rotate !== 'none' || animationName !== 'none'
    })
    .map(({ style }) => ({ style, before: style.cssText }))
  for (const { style } of turned) {
    style.setProperty('rotate', 'none', 'important')
    style.setProperty('animation', 'none', 'important')
  }
  const found = new Set<string>()
  const banner = document.querySelector('header section')
  const part = document.querySelector(selector) ?? document.body
  // The texts of a page share most of their ancestors, so each ancestor is checked only once.
  // One map for all checks: with a map of its own, `once` would capture nothing, and the linter would move it out.
  const asked = new Map<unknown, Map<Element, boolean>>()
  const once = (ask: (element: Element) => boolean) => (element: Element) => {
    const answers = asked.get(ask) ?? new Map<Element, boolean>()
    asked.set(ask, answers)
    const answer = answers.get(element) ?? ask(element)
    answers.set(element, answer)
    return answer
  }
  const isBox = once((element) => {
    const { backgroundColor, borderTopWidth, borderTopColor, display } = getComputedStyle(element)
    if (element === part) return false
    const clear = /^transparent$|, 0\)$/
    const edged = Number.parseFloat(borderTopWidth) > 0 && !clear.test(borderTopColor)
    return display !== 'inline' && (edged || !clear.test(backgroundColor))
  })
  const isApart = once((element) => {
    const { clipPath, position, opacity, backfaceVisibility } = getComputedStyle(element)
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // An element that turns has its back in the same place.
    const isBack = backfaceVisibility === 'hidden' && element.ariaHidden === 'true'
    return (
      Boolean(banner?.contains(element)) ||
      clipPath === 'inset(50%)' ||
      position === 'fixed' ||
      !isSeen ||
      opacity === '0' ||
      isBack
    )
  })
  const scrolls = once((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
  type Line = { text: string; owner: Element; x: [number, number]; y: [number, number] }
  const lines: Line[] = []
  const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (words.nextNode()) {
    const { currentNode: node } = words
    const owner = node.parentElement
    const text = node.textContent?.trim().slice(0, 30) ?? ''
    if (!text || !owner || owner.closest('svg, script, style, option, noscript')) continue
    let around: Element | null = owner
    let box: Element | undefined
    let isLeft = false
    for (; around && around !== part && !isLeft; around = around.parentElement) {
      isLeft = isApart(around)
      if (!box && isBox(around)) box = around
      if (scrolls(around)) break
    }
    if (isLeft) continue
    // What is scrolled out of sight overlaps nothing.
    const seen = around && around !== part ? around.getBoundingClientRect() : undefined
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // The drawn letter is less tall than its line box.
      const air = (bottom - top) * 0.18
      if (right - left < 2 || (seen && (right > seen.right || left < seen.left))) continue
      const line = {
        text,
        owner,
        x: [left, right] as [number, number],
        y: [top + air, bottom - air] as [number, number],
      }
      lines.push(line)
      const edge = box?.getBoundingClientRect()
      if (!edge) continue
      const out = Math.max(
        edge.left - left,
        right - edge.right,
        edge.top - line.y[0],
        line.y[1] - edge.bottom,
      )
      if (out > 1.5) found.add(`“${text}” runs ${Math.round(out)} px out of ${box?.className}`)
    }
  }
  lines.sort((one, other) => one.y[0] - other.y[0])
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]
      if (!other || other.y[0] > line.y[1]) break
      const wide = Math.min(line.x[1], other.x[1]) - Math.max(line.x[0], other.x[0])
      const high = Math.min(line.y[1], other.y[1]) - Math.max(line.y[0], other.y[0])
      if (wide < 3 || high < 2) continue
      found.add(`“${line.text}” and “${other.text}” run into each other`)
    }
  }
  for (const { style, before } of turned) style.cssText = before
  return [...found]
}
