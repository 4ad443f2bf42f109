// @vitest-environment node
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../tools/setup.mjs'

const run = promisify(execFile)

/** Programs that replace Debian's: a package is fetched slowly, and contains one file. */
const programs = {
  'apt-get': 'sleep 0.2; echo here > tool.deb',
  'dpkg-deb': 'sleep 0.1; test -f "$2" && mkdir -p "$3/usr" && cp "$2" "$3/usr/tool"',
}

test.skipIf(!existsSync('/usr/bin/apt-get'))(
  'packages that several processes fetch at once are available to each',
  async () => {
    const place = mkdtempSync(join(tmpdir(), 'packages-'))
    for (const [name, script] of Object.entries(programs)) {
      writeFileSync(join(place, name), `#!/bin/sh\n${script}\n`)
      chmodSync(join(place, name), 0o755)
    }
    const code = `
      import { existsSync } from 'node:fs'
      const { unpackPackages } = await import(${JSON.stringify(`${root}tests/tools/debian.mjs`)})
      unpackPackages(${JSON.stringify(join(place, 'tool'))}, ['tool'])
      console.log(existsSync(${JSON.stringify(join(place, 'tool/root/usr/tool'))}))`
    const env = { ...process.env, PATH: `${place}${delimiter}${process.env['PATH']}` }
    const each = () => run(process.execPath, ['--input-type=module', '-e', code], { env })
    const said = await Promise.all([each(), each(), each()])
    expect(said.map(({ stdout }) => stdout.trim())).toEqual(['true', 'true', 'true'])
    expect(readdirSync(place).toSorted()).toEqual(['apt-get', 'dpkg-deb', 'tool'])
    rmSync(place, { recursive: true })
  },
)
