/** Keeps "5.30 pm" and "98470 12345" on one line. */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=[ap]m\b|\d{3})/g, '$1\u00a0')
}
