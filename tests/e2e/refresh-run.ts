import { spawn } from 'node:child_process'
import { cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hostingFolder } from '../../src/site/hosting-folder.mjs'
import { quickSite } from '../tools/built-site.ts'
import { outcomeOf } from '../tools/outcome-of.ts'
import { root } from '../tools/setup.mjs'
import { testedSite } from '../tools/sites.mjs'

/** A built site of a test's own, which a refresh may change. */
export function copyOfSite(name: string, from = testedSite): string {
  const out = join(root, 'node_modules/.cache/refresh', name, 'site')
  rmSync(join(out, '..'), { recursive: true, force: true })
  cpSync(from, out, { recursive: true, preserveTimestamps: true })
  cpSync(hostingFolder(from), hostingFolder(out), { recursive: true })
  return out
}

/** `npm run refresh` on a folder, under way: what it ends with, and the process. It waits for no API that sleeps. */
export function startRefresh(out: string, api: string, ...more: string[]) {
  const child = spawn(
    process.execPath,
    [join(root, 'src/site/refresh.mjs'), out, '--wake', '0', ...more],
    {
      env: { ...process.env, ...quickSite, SNAPSHOT_API: api },
    },
  )
  return { child, ended: outcomeOf(child) }
}

export const refresh = (out: string, api: string, ...more: string[]) =>
  startRefresh(out, api, ...more).ended

/** Every file of a site with when it was written and its size. */
export function filesOf(out: string): Record<string, string> {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).toSorted()
  return Object.fromEntries(
    names.flatMap((name) => {
      const file = statSync(join(out, name))
      return file.isFile() ? [[name, `${file.mtimeMs} ${file.size}`]] : []
    }),
  )
}

/** The names of the files that differ between two states of a site. */
export function changedFiles(before: Record<string, string>, after: Record<string, string>) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name]).toSorted()
}
