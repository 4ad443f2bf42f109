import { spawn } from 'node:child_process'
import { cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hostingFolder } from '../../src/site/hosting/hosting-folder.mjs'
import { quickSite } from '../tools/built-site.ts'
import { outcomeOf } from '../tools/outcome-of.ts'
import { root } from '../tools/setup.mjs'
import { testedSite } from '../tools/sites.mjs'

/** A copy of a built site for one test, which a refresh may change. */
export function copyOfSite(name: string, from = testedSite): string {
  const out = join(root, 'node_modules/.cache/refresh', name, 'site')
  rmSync(join(out, '..'), { recursive: true, force: true })
  cpSync(from, out, { recursive: true, preserveTimestamps: true })
  cpSync(hostingFolder(from), hostingFolder(out), { recursive: true })
  return out
}

/** Starts `npm run refresh` on a folder: its outcome, and the process. It does not wait for a sleeping API. */
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

/** Every file of a site with its time of modification and its size. */
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
