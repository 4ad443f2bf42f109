import { MODULE_CLASS } from './class-names.ts'

/** A built style sheet, by its public address. */
export type StyleSheet = { href: string; css: string }

/** Whether a sheet of CSS modules styles anything in this markup. */
function isUsed({ css }: StyleSheet, markup: string): boolean {
  return [...css.matchAll(MODULE_CLASS)].some(([name]) => markup.includes(name.slice(1)))
}

/**
 * The style of one page, inline: the entry's sheets, then every other one that styles something
 * on it. `data-sheets` names them, so that the starter can tell the code that would fetch them with
 * a lazy part that they are there already.
 */
export function pageStyles(
  entrySheets: readonly StyleSheet[],
  otherSheets: readonly StyleSheet[],
  markup: string,
): string {
  const used = otherSheets.filter((sheet) => isUsed(sheet, markup))
  const sheets = [...entrySheets, ...used]
  const css = sheets.map((sheet) => sheet.css.trim()).join('')
  return `<style data-sheets="${sheets.map(({ href }) => href).join(' ')}">${css}</style>`
}
