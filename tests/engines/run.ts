import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { siteAt } from '../e2e/ports.ts'
import { root } from '../tools/setup.mjs'
import { apiAt } from './api.ts'
import { type Engine, NotHere } from './engine.ts'
import { startFirefox } from './firefox.ts'
import type { Journey, Journeys } from './journey.ts'
import { memberJourneys } from './journeys-member.ts'
import { visitorJourneys } from './journeys-visitor.ts'
import { personAt } from './person.ts'
import { serve } from './serve.ts'
import { startWebKit } from './webkit.ts'

const starts = { firefox: startFirefox, webkit: startWebKit }
const titles = { firefox: 'Firefox', webkit: 'WebKit' }

/** The engines by the names under which one is asked for. */
export type EngineName = keyof typeof starts
export const engineNames: readonly EngineName[] = ['firefox', 'webkit']

/** What came of an engine's journeys; `why` says why none was walked. */
export type Row = { name: string; passed: number; failed: number; skipped: number; why?: string }

const journeys: Journeys = { ...visitorJourneys, ...memberJourneys }
/** A minute is what all ten take together on a machine that is not busy. */
const JOURNEY_MS = 60_000

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Walks one journey in a window of its own; resolves to what is wrong, null where nothing is. */
async function walk(engine: Engine, site: string, name: string, journey: Journey) {
  const api = apiAt(site)
  await api.reset()
  const page = await engine.newPage()
  const late = wait(JOURNEY_MS, undefined, { ref: false }).then(() => {
    throw new Error('not at its end after a minute')
  })
  try {
    await Promise.race([journey({ person: personAt(page, site, api), api }), late])
    const troubles = await page.troubles()
    return troubles.length > 0 ? troubles.join('\n') : null
  } catch (error) {
    const folder = join(root, 'node_modules/.cache/engines')
    const file = join(folder, `${engine.name} ${name}.png`.replaceAll(' ', '-'))
    mkdirSync(folder, { recursive: true })
    await page.screenshot().then(
      (picture) => writeFileSync(file, picture),
      () => undefined,
    )
    const troubles = await page.troubles().catch(() => [])
    return [reasonOf(error), ...troubles, `See ${file}`].join('\n')
  } finally {
    await page.close().catch(() => undefined)
  }
}

/**
 * Walks the journeys whose names hold `part` in one engine. Resolves to a row for the summary: an
 * engine that cannot run here is skipped with its reason, anything else that goes wrong has failed.
 */
export async function walkAll(name: EngineName, part: string): Promise<Row> {
  const chosen = Object.entries(journeys).filter(([each]) => each.includes(part))
  const row: Row = { name: `Journeys in ${titles[name]}`, passed: 0, failed: 0, skipped: 0 }
  const index = engineNames.indexOf(name)
  const site = siteAt(index)
  const begin = Date.now()
  let endSite: (() => void) | null = null
  let engine: Engine | null = null
  try {
    if (chosen.length === 0) throw new Error(`no journey has "${part}" in its name`)
    engine = await starts[name]()
    row.name = `Journeys in ${engine.name}`
    endSite = await serve(site)
    for (const [title, journey] of chosen) {
      const from = Date.now()
      const wrong = await walk(engine, site, title, journey)
      row[wrong ? 'failed' : 'passed'] += 1
      console.log(`  ${wrong ? '✗' : '✓'} ${engine.name}: ${title}, ${Date.now() - from} ms`)
      if (wrong) console.log(wrong.replaceAll(/^/gm, '      '))
    }
  } catch (error) {
    if (error instanceof NotHere) {
      row.why = reasonOf(error)
      row.skipped = chosen.length
    } else {
      // Those that it did not come to have failed with it.
      row.failed = Math.max(chosen.length - row.passed, 1)
    }
    console.log(`  ${error instanceof NotHere ? '-' : '✗'} ${row.name}: ${reasonOf(error)}`)
  } finally {
    await engine?.end()
    endSite?.()
  }
  console.log(`  ${row.name}: ${((Date.now() - begin) / 1000).toFixed(0)} s`)
  return row
}
