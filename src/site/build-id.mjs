// Which build a site belongs to. In JavaScript, for refresh.mjs, which Node runs without a build step.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostingFolder } from './hosting/hosting-folder.mjs'

/** In the shell: a refresh never writes it, and each of its pages is made from it. */
const TAG = /<meta name="build" content="(\w+)" data-shell>/

/** The id of a build, a hash of what its pages load: builds that differ in nothing have the same. */
export const buildIdOf = (facts) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12)

/** The id as an element of the head, which is only for the shell. */
export const buildTag = (id) => `<meta name="build" content="${id}" data-shell>`

/** The text of a file; null if there is none. */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  }
}

/** The id in a published folder: null if there is no shell, empty if its build knew no ids. */
export function publishedBuild(out) {
  const shell = textOf(join(out, 'shell.html'))
  return shell === null ? null : (TAG.exec(shell)?.[1] ?? '')
}

/** The id in the folder beside it: null if the build did not come that far, empty if it knew no ids. */
export function savedBuild(out) {
  const saved = textOf(join(hostingFolder(out), 'site.json'))
  return saved === null ? null : (JSON.parse(saved).build ?? '')
}

/** Throws if one of the two folders no longer belongs to a build, so that nothing of another is overwritten. */
export function checkBuild(out, id) {
  if (publishedBuild(out) === id && savedBuild(out) === id) return
  throw new Error(
    `${out} now belongs to another build than when the refresh began, and no more of it was written: refresh it again.`,
  )
}
