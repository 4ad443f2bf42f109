import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unpackWithNeeds } from '../tools/debian.mjs'
import { root } from '../tools/setup.mjs'
import { NotHere } from './engine.ts'

/** Where Debian keeps its libraries on this kind of processor. */
const triplets: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'x86_64-linux-gnu',
  arm64: 'aarch64-linux-gnu',
}

/** The folder of libraries below a root. Throws `NotHere` on a processor that was never tried. */
export function librariesOf(place: string): string {
  const triplet = triplets[process.arch]
  if (!triplet) throw new NotHere(`nobody has tried it on a processor of the kind ${process.arch}`)
  return join(place, 'usr/lib', triplet)
}

/** Debian's packages of each engine. */
const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/**
 * The root folder of an engine's unpacked packages, which are fetched once for this clone. Throws
 * `NotHere` if they cannot be fetched.
 */
export function unpacked(engine: keyof typeof packages): string {
  const folder = join(root, 'node_modules/.cache/engines', engine)
  if (!existsSync(folder)) {
    console.log(`Fetching ${packages[engine].join(' and ')} with what they need …`)
    try {
      unpackWithNeeds(folder, packages[engine])
    } catch (error) {
      throw new NotHere(error instanceof Error ? error.message : String(error))
    }
  }
  return join(folder, 'root')
}
