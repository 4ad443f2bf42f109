import { spawn } from 'node:child_process'
import * as v from 'valibot'
import { startOf } from './machine.mjs'
import { root } from './setup.mjs'

/** After this time a registry counts as not answering. */
const TIMEOUT_MS = 30_000

const counts = v.object({ high: v.number(), critical: v.number(), total: v.number() })

const answerSchema = v.object({
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string() })),
  metadata: v.object({ vulnerabilities: counts }),
})

/** The message of a registry that refuses; its address is left out. */
const refusalSchema = v.object({ message: v.string() })

/** What the summary of all checks says about known advisories; only `failed` makes it fail. */
export type Audit = { failed: boolean; words: string }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads what `npm audit --json` wrote. No answer is not a failure, but is always reported. */
export function auditOf(output: string): Audit {
  const body = parsed(output)
  const answer = v.safeParse(answerSchema, body)
  if (!answer.success) {
    const refusal = v.safeParse(refusalSchema, body)
    const why = refusal.success ? refusal.output.message.split(' - ')[0] : 'no answer'
    return { failed: false, words: `NOT CHECKED: the registry returned no advisories (${why})` }
  }
  const { vulnerabilities, metadata } = answer.output
  const { high, critical, total } = metadata.vulnerabilities
  const grave = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name]) => name)
  if (high + critical > 0) return { failed: true, words: `failed: ${grave.join(', ')}` }
  return { failed: false, words: total > 0 ? `ok, ${total} below high` : 'ok' }
}

/**
 * Asks the registry for known advisories on the packages that visitors' browsers get: a high or critical one is a
 * failure, a registry that does not answer is only reported. Never throws.
 */
export function audit(): Promise<Audit> {
  return new Promise((resolve) => {
    const words = ['audit', '--omit=dev', '--json', '--fetch-retries=1']
    const { file, args, shell } = startOf('npm', words)
    const child = spawn(file, args, {
      cwd: root,
      shell,
      timeout: TIMEOUT_MS,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
    })
    child.on('error', () => resolve(auditOf('')))
    child.on('close', () => resolve(auditOf(output)))
  })
}
