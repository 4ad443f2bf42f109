/** Keeps "5.30 pm" on one line. */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=[ap]m\b)/g, '$1\u00a0')
}
