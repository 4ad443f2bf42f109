import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../tools/setup.mjs'
import { apiAt } from './api.ts'
import { type Engine, type Page, Silent } from './engine.ts'
import type { Journey } from './journey.ts'
import { personAt } from './person.ts'

/** A minute is what all ten together take on a machine that is not busy. */
const JOURNEY_MS = 60_000
const FOLDER = join(root, 'node_modules/.cache/engines')

/** What went wrong in a journey; `isSilent`: the driver did not answer, so the result is unknown. */
export type Wrong = { words: string; isSilent: boolean }

/** The message of an error. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What a journey failed with, what the page reported, and where its screenshot is. */
async function look(page: Page, error: unknown, name: string): Promise<string> {
  const file = join(FOLDER, `${name}.png`.replaceAll(' ', '-'))
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, await page.screenshot())
  return [reasonOf(error), ...(await page.consoleErrors()), `See ${file}`].join('\n')
}

/** Runs one journey in a window of its own; resolves to what is wrong, or null if nothing is. */
export async function walk(
  engine: Engine,
  site: string,
  name: string,
  journey: Journey,
): Promise<Wrong | null> {
  const api = apiAt(site)
  const late = wait(JOURNEY_MS, undefined, { ref: false }).then(() => {
    throw new Error('not at its end after a minute')
  })
  let page: Page | null = null
  try {
    await api.reset()
    page = await engine.newPage()
    await Promise.race([journey({ person: personAt(page, site, api), api }), late])
    const consoleErrors = await page.consoleErrors()
    return consoleErrors.length > 0 ? { words: consoleErrors.join('\n'), isSilent: false } : null
  } catch (error) {
    const isSilent = error instanceof Silent
    if (isSilent || !page) return { words: reasonOf(error), isSilent }
    const words = await look(page, error, `${engine.name} ${name}`).catch(() => reasonOf(error))
    return { words, isSilent }
  } finally {
    await page?.close().catch(() => undefined)
  }
}
