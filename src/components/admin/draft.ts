import * as v from 'valibot'
import { readJson, visitStore } from '@/lib/browser/storage'

export type Draft = object | undefined

const keyOf = (key: string) => `admin-draft:${key}`

/** What was left unsaved in a form of this name during this tab's visit. */
export function readDraft<V>(key: string, schema: v.GenericSchema<unknown, V>): V | undefined {
  const result = v.safeParse(schema, readJson(visitStore, keyOf(key)))
  return result.success ? result.output : undefined
}

/** Keeps what is unsaved; nothing unsaved forgets what was kept before. */
export function keepDraft(key: string, values: Draft) {
  if (values) visitStore.set(keyOf(key), JSON.stringify(values))
  else visitStore.remove(keyOf(key))
}
