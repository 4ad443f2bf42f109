// Runs in the measured page before all else. Logs to its console where the menu's button is
// once it is painted, and when the menu's panel is open: {name, at (ms), x, y}.

function say(name, at, x = 0, y = 0) {
  console.debug(JSON.stringify({ name, at, x, y }))
}

// By position, since the text differs in each language.
const MENU = 'header details'

function waitForPanel() {
  const panel = document.querySelector(`${MENU} nav`)
  // The current frame, in which the panel is open, is painted before the next task.
  if (panel?.checkVisibility()) setTimeout(() => say('menu open', performance.now()))
  else requestAnimationFrame(waitForPanel)
}

function waitForButton(firstPaint) {
  const button = document.querySelector(`${MENU} summary`)
  if (button?.checkVisibility()) {
    const box = button.getBoundingClientRect()
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
