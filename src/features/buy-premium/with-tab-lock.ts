/**
 * Runs `work` only if no other tab is doing so under the same name; returns null if one is. The lock of
 * a closed tab is released. Browsers without locks run `work` anyway: then only the purchase's record
 * warns of another tab.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  let started = false
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => {
      started = true
      return lock ? work() : null
    })
  } catch (error) {
    // Where storage is denied, locks are denied too.
    if (started) throw error
    return work()
  }
}

/** Waits until no tab holds the lock; false if the browser does not say when. Never throws. */
export async function untilTabLockFree(name: string): Promise<boolean> {
  try {
    return await navigator.locks.request(name, { mode: 'shared' }, () => true)
  } catch {
    return false
  }
}
