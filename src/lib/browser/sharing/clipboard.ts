import { within } from '@/lib/loading/within'

/** Some apps' own browsers never answer. In Chromium and Firefox the press still allows the old way then. In ms. */
const ANSWER_MS = 1500

/**
 * Copies the text of a field. Where the browser denies the clipboard or does not answer (an old browser, an embedded
 * page, a person who refused), the field's text is selected and copied the old way. False if that fails too: the text
 * stays selected, to be copied manually.
 */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    const written = navigator.clipboard.writeText(field.value).then(() => true)
    if (await within(ANSWER_MS, written, false)) return true
  } catch {
    // It denies the clipboard, or has none.
  }
  field.focus()
  field.select()
  return oldCopy()
}

function oldCopy(): boolean {
  try {
    // Deprecated, but the only way without the clipboard.
    return document.execCommand('copy')
  } catch {
    return false
  }
}
