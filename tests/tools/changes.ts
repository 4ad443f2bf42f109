import { execFileSync } from 'node:child_process'
import { root } from './setup.mjs'

/** The changed files, by their paths below the project's folder, and what they were compared with. */
export type Changes = { since: string; files: string[] }

/** What git prints; null if it fails. */
export function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trimEnd()
  } catch {
    return null
  }
}

const lines = (text: string | null) => (text ? text.split('\0').filter(Boolean) : [])

/**
 * The commit that this copy is compared with, and its name: where it left the published main branch; without a
 * published branch, the last commit. Throws outside a git repository.
 */
export function comparedWith(): { base: string; since: string } {
  const head = git('rev-parse', '--short', 'HEAD')
  if (!head) throw new Error('This needs a git repository with a commit, to see what has changed.')
  const published = ['origin/HEAD', 'origin/main'].find((name) =>
    git('rev-parse', '-q', '--verify', name),
  )
  const fork = published && git('merge-base', published, 'HEAD')
  const since =
    fork && published ? `${published} (${fork.slice(0, 7)})` : `the last commit (${head})`
  return { base: fork ?? 'HEAD', since }
}

/**
 * What this copy has that the commit it is compared with does not have: its own commits and uncommitted changes, new
 * files included. Throws outside a git repository.
 */
export function changes(): Changes {
  const { base, since } = comparedWith()
  const files = new Set([
    ...lines(git('diff', '--name-only', '--no-renames', '-z', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
  ])
  return { since, files: [...files].toSorted() }
}
