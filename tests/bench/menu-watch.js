// Runs in the measured page before all else. Says on its console where the menu's button stands
// once it is painted, and when the menu's panel is open: {name, at (ms), x, y}.

function say(name, at, x = 0, y = 0) {
  console.debug(JSON.stringify({ name, at, x, y }))
}

function isMenuButton(element) {
  const label = element.getAttribute('aria-label') ?? element.textContent
  return label.trim() === 'Menu' && element.checkVisibility()
}

function waitForPanel() {
  const panel = document.querySelector('nav[aria-label="Side menu"]')
  // The frame in which it was seen open is painted before the next task.
  if (panel?.checkVisibility()) setTimeout(() => say('menu open', performance.now()))
  else requestAnimationFrame(waitForPanel)
}

function waitForButton(firstPaint) {
  const buttons = [...document.querySelectorAll('header summary, header button')]
  const box = buttons.find(isMenuButton)?.getBoundingClientRect()
  if (box) {
    say('menu painted', firstPaint, box.x + box.width / 2, box.y + box.height / 2)
    waitForPanel()
  } else {
    requestAnimationFrame(() => waitForButton(firstPaint))
  }
}

new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName('first-paint')
  if (paint) waitForButton(paint.startTime)
}).observe({ type: 'paint', buffered: true })
