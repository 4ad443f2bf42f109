/** Does something once the browser has drawn the next frame. */
export const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act))
