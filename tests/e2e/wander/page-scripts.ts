import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { successes } from './success.ts'

const inFolder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

type FormValues = { id: string; fields: Record<string, string> }

/** What is seen of a page; `came` and `changes` count since the previous observation. */
export type Observation = {
  path: string
  title: string
  headings: string[]
  /** Texts that say that something is in progress. */
  waits: string[]
  /** Calls without an answer so far. */
  pending: number
  /** Calls other than GET that have ended. */
  changes: number
  /** Success messages that appeared on the page. */
  came: string[]
  /** Forms and their values, without secrets. */
  forms: FormValues[]
  /** The id of the person who is logged in. */
  member: string
}

/** A step's own description, and what of a form it may have changed: some fields, or any. */
export type ActionResult = {
  said: string
  touched: { form: string; fields?: string[] } | null
  /** The id of the form that it sends. */
  sent?: string
  /** A text that must be in the browser's storage once its field is left. */
  kept?: string
}

type Login = { email: string; password: string } | null

declare global {
  interface Window {
    observer: { settled: (patience: number) => Promise<Observation> }
    actions: {
      press: (at: number) => ActionResult
      type: (at: number, text: string) => ActionResult
      fill: (at: number, login: Login) => Promise<ActionResult>
      send: (at: number) => ActionResult
      focused: () => ActionResult
      isOnWayOut: () => boolean
      closeList: () => void
      go: (address: string) => ActionResult
      travel: (way: 'back' | 'forward') => ActionResult
    }
  }
}

/** Adds observe.js and act.js to the pages of a context, and shorten-timeouts.js, which shortens long waits. */
export async function injectScripts(context: BrowserContext) {
  const words = JSON.stringify(Object.keys(successes))
  await context.addInitScript(`window.successWords = ${words}`)
  for (const file of ['../faults/shorten-timeouts.js', 'observe.js', 'act.js']) {
    await context.addInitScript({ path: inFolder(file) })
  }
}
