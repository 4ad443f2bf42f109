import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../node_modules/.bin/oxlint', import.meta.url))
const plugin = fileURLToPath(new URL('lint.mjs', import.meta.url))

type Told = { code?: string; message: string; filename: string }

/** What the rule in .oxlintrc.json reports for each script in a folder: the file, and what an engine lacks. */
export async function lackedIn(folder: string): Promise<{ file: string; name: string }[]> {
  const own = mkdtempSync(join(tmpdir(), 'engines-'))
  const config = join(own, 'rules.json')
  const categories = { correctness: 'off' }
  const rules = { 'engines/lacked': 'error' }
  writeFileSync(config, JSON.stringify({ jsPlugins: [plugin], plugins: [], categories, rules }))
  // Copied outside the project, since the linter skips what git ignores.
  const scripts = readdirSync(folder).filter((name) => /\.jsx?$/.test(name))
  for (const name of scripts) copyFileSync(join(folder, name), join(own, name))
  const said = await new Promise<string>((done, fail) => {
    const options = { cwd: own, maxBuffer: 1e8 }
    execFile(program, ['-c', config, '--format=json', '.'], options, (error, stdout) => {
      if (stdout) done(stdout)
      else fail(error ?? new Error('The linter printed nothing.'))
    })
  })
  rmSync(own, { recursive: true })
  const { diagnostics }: { diagnostics: Told[] } = JSON.parse(said)
  return diagnostics
    .filter(({ code }) => code === 'engines(lacked)')
    .map(({ filename, message }) => ({
      file: filename,
      name: message.split(' is not in ')[0] ?? '',
    }))
}
