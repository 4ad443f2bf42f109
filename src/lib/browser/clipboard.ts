/**
 * Copies the text of a field. Where the browser denies the clipboard (an old one, an embedded
 * page, a person who said no), the field's text is selected and copied the old way. False where
 * that fails too: the text stays selected, to be copied by hand.
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
    // Deprecated, and the only way there is without the clipboard.
    return document.execCommand('copy')
  } catch {
    return false
  }
}
