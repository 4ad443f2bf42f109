/** Gives the browser a text file to save. `type` is its media type, "text/csv"; `name` has the file extension. */
export function saveFile(text: string, type: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
