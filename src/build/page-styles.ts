/** A built style sheet, by its public address. */
export type StyleSheet = { href: string; css: string }

const MODULE_CLASS = /\.(_[\w-]+_\w+_\d+)/g

/** Whether a sheet of CSS modules styles anything in this markup. */
function isUsed({ css }: StyleSheet, markup: string): boolean {
  return [...css.matchAll(MODULE_CLASS)].some(([, name]) => name && markup.includes(name))
}

/**
 * The style of one page, inline: the entry's sheets, then every other one that styles something
 * on it. A disabled link stands for each of the latter: it loads nothing, and tells the code
 * that would fetch the sheet with a lazy part that it is there already.
 */
export function pageStyles(
  entrySheets: readonly StyleSheet[],
  otherSheets: readonly StyleSheet[],
  markup: string,
): string {
  const used = otherSheets.filter((sheet) => isUsed(sheet, markup))
  const css = [...entrySheets, ...used].map((sheet) => sheet.css.trim()).join('')
  const present = used.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`)
  return `<style>${css}</style>${present.join('')}`
}
