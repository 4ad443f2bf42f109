/**
 * Copies the text of a field. Where the browser denies the clipboard (an old browser, an embedded page, a person who
 * refused), the field's text is selected and copied the old way. False if that fails too: the text stays selected, to
 * be copied manually.
 */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.focus()
    field.select()
    return oldCopy()
  }
}

function oldCopy(): boolean {
  try {
    // Deprecated, but the only way without the clipboard.
    return document.execCommand('copy')
  } catch {
    return false
  }
}
