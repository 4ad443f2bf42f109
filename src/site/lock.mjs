// One refresh or build at a time writes a site. As JavaScript, for refresh.mjs, which Node runs as it is.
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The lock's name in the folder that it locks. */
export const LOCK = 'lock.json'

/** Who has it says so as often, and is gone where nothing was heard of it for so long (ms). */
const BEAT_MS = 10_000
const GONE_MS = 120_000

const AGAIN_MS = 500
/** Longer than a refresh or build takes. */
const LONGEST_MS = 15 * 60_000

const mine = JSON.stringify({ pid: process.pid, host: hostname() })

/** Whether the process that wrote a lock may still be at work. */
function isAlive(text) {
  try {
    const { pid, host } = JSON.parse(text)
    if (host !== hostname()) return true
    // One with our own number ended before we began.
    if (pid === process.pid) return false
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is about to be written, or is another user's; else there is no such process.
    return error.code !== 'ESRCH'
  }
}

/** Takes away a lock whose process is gone; false where it is held. */
function takeAwayDead(file) {
  const aside = `${file}.${process.pid}`
  try {
    const text = readFileSync(file, 'utf8')
    const age = Date.now() - statSync(file).mtimeMs
    if (age < GONE_MS && isAlive(text)) return false
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') === text) {
      rmSync(aside)
      return true
    }
    // Somebody was quicker, and this is theirs.
    renameSync(aside, file)
    return false
  } catch (error) {
    if (error.code === 'ENOENT') return true
    throw error
  }
}

function write(file) {
  try {
    writeFileSync(file, mine, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Locks a folder for this process, until it ends or calls what this returns. null where another process has
 * locked it; one that was killed has not. Throws where the folder takes no file.
 */
export function lockFolder(folder) {
  const file = join(folder, LOCK)
  if (!write(file) && !(takeAwayDead(file) && write(file))) return null
  const whileMine = (change) => {
    try {
      if (readFileSync(file, 'utf8') === mine) change()
    } catch {
      // It is not there any more.
    }
  }
  const beat = setInterval(whileMine, BEAT_MS, () => utimesSync(file, new Date(), new Date()))
  function release() {
    clearInterval(beat)
    process.off('exit', release)
    whileMine(() => rmSync(file))
  }
  beat.unref()
  process.once('exit', release)
  return release
}

/** The same once it is free. Throws where that is not so by `end` (ms), a quarter of an hour from now. */
export async function lockInTurn(folder, end = Date.now() + LONGEST_MS) {
  const release = lockFolder(folder)
  if (release) return release
  if (Date.now() > end) throw new Error(`Another refresh or build does not let go of ${folder}.`)
  await wait(AGAIN_MS)
  return lockInTurn(folder, end)
}
