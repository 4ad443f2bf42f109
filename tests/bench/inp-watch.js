// Runs in the measured page before all else: measures how long each press took from the finger to the
// next frame, in ms. `presses()` returns the longest since its last call; 0 if each took less than
// 16 ms.

let longest = 0

new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId > 0) longest = Math.max(longest, duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })

window.presses = () => {
  const found = longest
  longest = 0
  return found
}
