// The fonts of people's devices, for a browser on a machine that has none of them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { unpackPackages } from './debian.mjs'
import { root } from './setup.mjs'

const require = createRequire(import.meta.url)

const FOLDER = join(root, 'node_modules/.cache/system-fonts')

/**
 * The fonts of devices, by folders in Debian's packages, and their scripts besides Latin: Android's Roboto with
 * Noto, and only a font as wide as Arial.
 */
const families = {
  Roboto: { folder: 'roboto', scripts: ['malayalam', 'devanagari'] },
  Arial: { folder: 'liberation', scripts: [] },
}

/** Makes a system font from a script's package. */
async function makeFont(script, folder) {
  const file = join(folder, `${script}.ttf`)
  if (existsSync(file)) return
  const packaged = `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`
  writeFileSync(file, await convert(readFileSync(require.resolve(packaged)), 'truetype'))
}

/**
 * The environment in which a Chromium on Linux has only the fonts of one family of devices; null if Debian's
 * packages are not available.
 */
export async function fontEnvironment(family) {
  const { folder, scripts } = families[family]
  const fonts = join(FOLDER, 'root/usr/share/fonts/truetype', folder)
  if (!existsSync(fonts)) unpackPackages(FOLDER, ['fonts-roboto-unhinted', 'fonts-liberation'])
  if (!existsSync(fonts)) return null
  const made = join(FOLDER, family, 'fonts')
  mkdirSync(made, { recursive: true })
  // One at a time: unpacking two at once mixes them up.
  for (const script of scripts) await makeFont(script, made)
  const file = join(FOLDER, `${family}.conf`)
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<fontconfig><dir>${fonts}</dir><dir>${made}</dir><cachedir>${join(FOLDER, family)}</cachedir></fontconfig>
`,
  )
  return { ...process.env, FONTCONFIG_FILE: file }
}
