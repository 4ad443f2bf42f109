// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lackedIn } from '../tools/engines/run-lint'

/** What the rule reports for files with these lines, in order. */
async function told(files: Record<string, readonly string[]>) {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  for (const [name, lines] of Object.entries(files)) {
    writeFileSync(join(folder, name), lines.join(';\n'))
  }
  const lacks = await lackedIn(folder)
  rmSync(folder, { recursive: true })
  const namesIn = (file: string) =>
    lacks.filter((lack) => lack.file === file).map((lack) => lack.name)
  return Object.fromEntries(Object.keys(files).map((file) => [file, namesIn(file)]))
}

const lacked: [line: string, name: string][] = [
  ['list.toSorted()', 'toSorted'],
  ['list.toReversed()', 'toReversed'],
  ['list.toSpliced(1, 1)', 'toSpliced'],
  ['list.with(0, 1)', 'with'],
  ['list.findLast(Boolean)', 'findLast'],
  ['list.findLastIndex(Boolean)', 'findLastIndex'],
  ['names.isSubsetOf(others)', 'isSubsetOf'],
  ['names.union(others)', 'union'],
  ["'a'.isWellFormed()", 'isWellFormed'],
  ['AbortSignal.any([])', 'any'],
  ['AbortSignal.timeout(1)', 'timeout'],
  ['Object.groupBy(list, String)', 'groupBy'],
  ['Promise.withResolvers()', 'withResolvers'],
  ['Promise.try(String)', 'try'],
  ['Array.fromAsync(list)', 'fromAsync'],
  ["URL.canParse('x')", 'canParse'],
  ['/(?<=a)b/.test(text)', 'A look behind, (?<='],
  ['/[a--b]/v.test(text)', 'The flag v'],
  ['/(?i:a)/.test(text)', 'A modifier, (?i:'],
  ['requestIdleCallback(String)', 'requestIdleCallback'],
  ['navigator.share({})', 'share'],
  ['document.startViewTransition(String)', 'startViewTransition'],
  ['scheduler.yield()', 'scheduler'],
  ['new Intl.Segmenter()', 'Segmenter'],
  ['new ReportingObserver(String)', 'ReportingObserver'],
  ['box.checkVisibility()', 'checkVisibility'],
  ["import facts from './facts.json' with { type: 'json' }", 'import … with'],
]
const fine = [
  "import * as v from 'valibot'",
  'v.union([v.string()])',
  'list.at(-1)',
  'structuredClone(list)',
  'Object.hasOwn(list, 1)',
  "text.replaceAll('a', 'b')",
  '/(?<name>a)/d.test(text)',
  'const when = menu.login + menu.address',
  "if ('share' in navigator) navigator.share({})",
  'window.CloseWatcher && new window.CloseWatcher()',
  'document.startViewTransition?.(String)',
  "if (typeof requestIdleCallback === 'function') requestIdleCallback(String)",
  'const { any } = menu',
  'menu.any()',
]

test('what an engine lacks is reported, unless the file checks for it first', async () => {
  const inJsx = ['export const box = <div inert popover="auto" />']
  const files = { 'lacked.js': lacked.map(([line]) => line), 'lacked.jsx': inJsx, 'fine.js': fine }
  expect(await told(files)).toEqual({
    'lacked.js': lacked.map(([, name]) => name),
    'lacked.jsx': ['inert', 'popover'],
    'fine.js': [],
  })
})
