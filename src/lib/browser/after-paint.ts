/**
 * For work that a press brings with it and that nobody waits for: `work` begins once the frame is
 * painted that the press changes, and gives back what stops it. Gives back what stops the waiting,
 * and then the work. In a window that nobody sees it waits until it is seen.
 */
export function afterPaint(work: () => void | (() => void)): () => void {
  let stop: void | (() => void)
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      stop = work()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    stop?.()
  }
}
