// Only one refresh or build at a time writes a site. In JavaScript, for refresh.mjs, which Node runs unbuilt.
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The lock's name in the folder that it locks. */
export const LOCK = 'lock.json'

/** How often the owner renews its lock, and after how long without that it counts as gone (ms). */
const BEAT_MS = 10_000
const GONE_MS = 120_000

const AGAIN_MS = 500
/** Longer than a refresh or build takes. */
const LONGEST_MS = 15 * 60_000

const mine = JSON.stringify({ pid: process.pid, host: hostname() })

/** Whether a process runs, also another user's. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // There is no such process.
    return error.code !== 'ESRCH'
  }
}

/** Whether the process that wrote a lock may still be at work. */
function isAlive(text) {
  try {
    const { pid, host } = JSON.parse(text)
    if (host !== hostname()) return true
    // A process with this one's id has ended before this one began.
    return pid !== process.pid && isRunning(pid)
  } catch {
    // The lock is just being written.
    return true
  }
}

/** Removes a lock whose process is gone; false if the lock is held. */
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
    // Another process was quicker, and this is its lock.
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
 * Locks a folder for this process, until it ends or calls the function that this returns. null if another process
 * has locked it; the lock of a killed process does not count. Throws if no file can be written to the folder.
 */
export function lockFolder(folder) {
  const file = join(folder, LOCK)
  if (!write(file) && !(takeAwayDead(file) && write(file))) return null
  const whileMine = (change) => {
    try {
      if (readFileSync(file, 'utf8') === mine) change()
    } catch {
      // The lock no longer exists.
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

/** The same, once the folder is free. Throws if it is not by `end` (ms), by default a quarter of an hour from now. */
export async function lockInTurn(folder, end = Date.now() + LONGEST_MS) {
  const release = lockFolder(folder)
  if (release) return release
  if (Date.now() > end)
    throw new Error(
      `Another refresh or build still locks ${folder}: wait until it has ended, or stop it.`,
    )
  await wait(AGAIN_MS)
  return lockInTurn(folder, end)
}
