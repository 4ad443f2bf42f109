/** A frame has been drawn by then (ms), or the page is out of sight and none is. */
const LONGEST_WAIT_MS = 100

/** Does something once the browser has drawn the next frame. Gives back what calls it off. */
export function afterFrame(act: () => void): () => void {
  let inFrame: number | undefined
  const frame = requestAnimationFrame(() => {
    inFrame = window.setTimeout(finish)
  })
  const latest = window.setTimeout(finish, LONGEST_WAIT_MS)

  function stop() {
    cancelAnimationFrame(frame)
    clearTimeout(inFrame)
    clearTimeout(latest)
  }
  function finish() {
    stop()
    act()
  }
  return stop
}
