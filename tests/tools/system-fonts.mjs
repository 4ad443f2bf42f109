// The fonts of people's devices, for a browser on a machine that has none of them.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackPackages } from './debian.mjs'
import { root } from './setup.mjs'

const FOLDER = join(root, 'node_modules/.cache/system-fonts')

/** Android's font, and one as wide as Arial, by their folders in Debian's packages. */
const families = { Roboto: 'roboto', Arial: 'liberation' }

/**
 * The environment in which a Chromium on Linux has this one system font; null where Debian's
 * packages are not to be had.
 */
export function fontEnvironment(family) {
  const fonts = join(FOLDER, 'root/usr/share/fonts/truetype', families[family])
  if (!existsSync(fonts)) unpackPackages(FOLDER, ['fonts-roboto-unhinted', 'fonts-liberation'])
  if (!existsSync(fonts)) return null
  const file = join(FOLDER, `${family}.conf`)
  mkdirSync(join(FOLDER, family), { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<fontconfig><dir>${fonts}</dir><cachedir>${join(FOLDER, family)}</cachedir></fontconfig>
`,
  )
  return { ...process.env, FONTCONFIG_FILE: file }
}
