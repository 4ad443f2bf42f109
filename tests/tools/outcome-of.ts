import type { ChildProcessWithoutNullStreams } from 'node:child_process'

/** The exit code of a process, and all its output until then. */
export function outcomeOf(
  child: ChildProcessWithoutNullStreams,
): Promise<{ code: number | null; said: string }> {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  return new Promise((done) => {
    child.on('close', (code) => done({ code, said }))
  })
}
