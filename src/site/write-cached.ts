import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file that other builds may be making too: it is there completely or not at all. Makes its folder. Throws if
 * it cannot be written; Windows replaces no file that another build reads, and that one is the same.
 */
export function writeCached(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, content)
  try {
    renameSync(aside, file)
  } catch (error) {
    rmSync(aside, { force: true })
    if (!existsSync(file)) throw error
  }
}
