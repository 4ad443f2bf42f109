import type { Language } from '#languages'
import { MODULE_CLASS } from '#site/code/class-names.ts'
import { POLICY, STYLE_POLICY } from '#site/hosting/style-policy.ts'
import { styleIn } from './language-style.ts'

/** A built style sheet, by its public address. */
export type StyleSheet = { href: string; css: string }

/** The names of a sheet's classes by pattern: those of CSS modules, or all. */
const classesOf = ({ css }: StyleSheet, pattern: RegExp) =>
  [...css.matchAll(pattern)].map(([name]) => name.slice(1))

const ANY_CLASS = /\.[a-z_-][\w-]*/gi

/**
 * Throws for a sheet if no script's text has any of its class names: then the sheet is unused, or the code has
 * other names for its classes and no page would get its style.
 */
export function checkSheetsAreUsed(sheets: readonly StyleSheet[], scripts: readonly string[]) {
  const words = new Set(scripts.flatMap((text) => text.match(/[\w-]+/g) ?? []))
  const unused = sheets.filter(
    (sheet) => !classesOf(sheet, ANY_CLASS).some((name) => words.has(name)),
  )
  if (unused.length === 0) return
  const names = unused.map(({ href }) => href).join(', ')
  throw new Error(
    `No script contains a class name of ${names}: the style is unused, or its class names differ`,
  )
}

/** A property, not a custom one, that was left without a value. */
const WITHOUT_VALUE = /[{;]([a-z][a-z-]*:)(?=[;}])/g

/** Throws for a sheet with a declaration of which the build has left only the name: browsers ignore it. */
export function checkDeclarationsAreWhole(sheets: readonly StyleSheet[]) {
  for (const { href, css } of sheets) {
    const names = [...css.matchAll(WITHOUT_VALUE)].map(([, name]) => name)
    if (names.length > 0) throw new Error(`${href} has no value for ${names.join(' ')}`)
  }
}

/** By pattern: parsing each page once more makes a refresh a quarter slower. React writes no " in a text or value. */
const classesIn = (markup: string) =>
  [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))

/** Those of the sheets, without the entry's, that style something in the markup. */
export function usedSheets(otherSheets: readonly StyleSheet[], markup: string): StyleSheet[] {
  const used = new Set(classesIn(markup))
  return otherSheets.filter((sheet) =>
    classesOf(sheet, MODULE_CLASS).some((name) => used.has(name)),
  )
}

/**
 * The inline style of one page, and the policy that allows no other from there on: the entry's sheets, then the
 * others that the page uses, in its language. `data-sheets` names them, so that the starter can tell the code that would
 * fetch them with a lazy part that they are loaded already.
 */
export function styleElement(sheets: readonly StyleSheet[], code: Language['code']): string {
  const css = styleIn(code, sheets.map((sheet) => sheet.css.trim()).join(''))
  const names = sheets.map(({ href }) => href).join(' ')
  const policy = `<meta http-equiv="${POLICY}" content="${STYLE_POLICY}">`
  return `<style data-sheets="${names}">${css}</style>${policy}`
}
