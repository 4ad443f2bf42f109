import { hashKey } from '@tanstack/react-query'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { CATEGORIES } from '@/entities/category/keys'
import { hostingFolder } from '@/site/hosting/hosting-folder.mjs'
import type { DataPage } from './pages'
import { emptySnapshot, snapshotSchema } from './snapshot'
import { writeWhole } from './whole-file'

const stateSchema = v.object({
  snapshot: snapshotSchema,
  /** For each page a hash of its data, and since when it has had them (ISO); empty: since before the first reading. */
  changed: v.record(v.string(), v.object({ hash: v.string(), since: v.string() })),
})

/** What one refresh leaves for the next. */
export type State = v.InferOutput<typeof stateSchema>

/** The file in which a refresh leaves it, beside the published folder. */
const stateFile = (out: string) => join(hostingFolder(out), 'snapshot-state.json')

/** What the last refresh left; empty if there is none, or if it cannot be read. */
export function readState(out: string): State {
  const nothing: State = { snapshot: emptySnapshot, changed: {} }
  const file = stateFile(out)
  if (!existsSync(file)) return nothing
  try {
    return v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return nothing
  }
}

/** Leaves it for the next refresh. Throws if it cannot be written. */
export const writeState = (out: string, state: State) =>
  writeWhole(stateFile(out), JSON.stringify(state))

/** What a page shows: a page about one category contains the list but shows only its own. */
const shownOn = ({ data, subject }: DataPage) => [
  data.filter(([key]) => !subject || hashKey(key) !== hashKey(CATEGORIES)),
  subject,
]

/**
 * Since when each page has had its data: unchanged ones keep their time. What a first reading finds may be of any age:
 * each build from a fresh checkout is one, and must not tell search engines that all pages are new.
 */
export function changesOf(
  pages: readonly DataPage[],
  before: State['changed'],
  now: Date,
): State['changed'] {
  const isFirst = Object.keys(before).length === 0
  return Object.fromEntries(
    pages.map((page) => {
      const { path } = page
      const hash = createHash('sha256')
        .update(JSON.stringify(shownOn(page)))
        .digest('hex')
      const known = before[path]
      if (known?.hash === hash) return [path, known]
      const since = isFirst ? '' : now.toISOString()
      return [path, { hash, since }]
    }),
  )
}
