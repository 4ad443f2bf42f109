import { siteAt } from '../e2e/ports.ts'
import { type Engine, NotHere } from './engine.ts'
import { startFirefox } from './firefox.ts'
import type { Journeys } from './journey.ts'
import { memberJourneys } from './journeys-member.ts'
import { visitorJourneys } from './journeys-visitor.ts'
import { serve } from './serve.ts'
import { reasonOf, walk } from './walk.ts'
import { startWebKit } from './webkit.ts'

const starts = { firefox: startFirefox, webkit: startWebKit }
const titles = { firefox: 'Firefox', webkit: 'WebKit' }

/** The names by which the engines are chosen. */
export type EngineName = keyof typeof starts
export const engineNames: readonly EngineName[] = ['firefox', 'webkit']

/** The result of an engine's journeys; `why` says why none was run. */
export type Row = {
  name: string
  passed: number
  failed: number
  skipped: number
  flaky: number
  why?: string
}

const journeys: Journeys = { ...visitorJourneys, ...memberJourneys }

/**
 * Runs the journeys whose names contain `part` in one engine. Resolves to a row for the summary: an
 * engine that cannot run here is skipped with its reason; anything else that goes wrong counts as failed.
 */
export async function walkAll(name: EngineName, part: string): Promise<Row> {
  const chosen = Object.entries(journeys).filter(([each]) => each.includes(part))
  const row: Row = {
    name: `Journeys in ${titles[name]}`,
    passed: 0,
    failed: 0,
    skipped: 0,
    flaky: 0,
  }
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
      let wrong = await walk(engine, site, title, journey)
      // As in the browser tests: a journey that needs its second try on a shared machine is reported as flaky.
      if (wrong && (wrong.isSilent || process.env['CI'])) {
        console.log(`  … ${engine.name}: ${title}, once more: ${wrong.words}`)
        wrong = await walk(engine, site, title, journey)
        if (!wrong) row.flaky += 1
      }
      row[wrong ? 'failed' : 'passed'] += 1
      console.log(`  ${wrong ? '✗' : '✓'} ${engine.name}: ${title}, ${Date.now() - from} ms`)
      if (wrong) console.log(wrong.words.replaceAll(/^/gm, '      '))
    }
  } catch (error) {
    if (error instanceof NotHere) {
      row.why = reasonOf(error)
      row.skipped = chosen.length
    } else {
      // The journeys that were not reached count as failed too.
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
