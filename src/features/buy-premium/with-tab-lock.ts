/**
 * Runs `work` only while no other tab does so under the same name; gives null where one does.
 * A closed tab lets go by itself. Browsers without locks run it: the purchase's record is then
 * what warns of another tab.
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
    // Locks are denied where storage is.
    if (started) throw error
    return work()
  }
}
