// Runs in the measured page before all else. Logs to its console when the first row of a list was
// painted and when the answer with its data had arrived: {name, answered, shown} in ms.
// `window.watchFor` is set by the bench: {row: a selector, call: the end of the call's path}.

const { row, call } = window.watchFor

function answered() {
  const calls = performance.getEntriesByType('resource')
  return calls.find(({ name }) => name.endsWith(call))?.responseEnd ?? 0
}

const observer = new MutationObserver(() => {
  if (!document.querySelector(row)) return
  observer.disconnect()
  requestAnimationFrame(() => {
    // The current frame, which contains the row, is painted before the next task.
    setTimeout(() => {
      const report = { name: 'first rows', answered: answered(), shown: performance.now() }
      console.debug(JSON.stringify(report))
    })
  })
})
observer.observe(document, { childList: true, subtree: true })
