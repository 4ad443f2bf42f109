// The site that a refresh is to write, and why it cannot. In JavaScript, for refresh.mjs.
import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publishedBuild, savedBuild } from './build-id.mjs'
import { hostingFolder } from './hosting/hosting-folder.mjs'

/**
 * The published folder that is meant by `typed`: a path from where the command was typed, which npm tells, or a link
 * to the folder; without it the checkout's own.
 */
export function siteFolder(root, typed) {
  const given = typed ? resolve(process.env.INIT_CWD ?? '', typed) : join(root, 'dist')
  const real = existsSync(given) ? realpathSync(given) : given
  // Both folders may be links.
  const isPair = !existsSync(hostingFolder(real)) && existsSync(hostingFolder(given))
  return isPair ? given : real
}

/** Why there is no site to refresh, in words; empty if there may be one. */
export function missingPart(out) {
  const hosting = hostingFolder(out)
  if (existsSync(out) && existsSync(hosting)) return ''
  return publishedBuild(out) === null
    ? `${out} contains no built site: run the build first.`
    : `${hosting} is missing: put it beside ${out}, both from the same build.`
}

/** Why a site cannot be refreshed, in words; empty if it can. Only while no build writes it. */
export function faultOfBuild(out) {
  const hosting = hostingFolder(out)
  const [published, saved] = [publishedBuild(out), savedBuild(out)]
  if (published === null || saved === null || !existsSync(join(hosting, 'render')))
    return `The last build of ${out} did not finish: build again.`
  if (published !== saved)
    return `${hosting} belongs to another build than ${out}, and nothing was written: put both folders of one build there.`
  return saved === '' ? `${out} was built by an older checkout: build again.` : ''
}
