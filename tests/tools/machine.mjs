/** This machine, in npm's words. */
export const thisMachine = () => {
  const { platform: os, arch: cpu } = process
  // Without the network, which takes the report a while.
  process.report.excludeNetwork = true
  const { glibcVersionRuntime } = os === 'linux' ? process.report.getReport().header : {}
  return { os, cpu, libc: glibcVersionRuntime ? 'glibc' : 'musl' }
}

const fits = (names, own) => !names || names.includes(own)

/** Whether a package of the lock file is for certain machines, and this is one of them. */
export function isFor(machine, { os, cpu, libc }) {
  const isForSome = Boolean(os ?? cpu)
  return isForSome && fits(os, machine.os) && fits(cpu, machine.cpu) && fits(libc, machine.libc)
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** Whether a version ("22.12.0") is in a range such as "^20.19.0 || >=22.12.0". Throws for one with other signs. */
export function isInRange(version, range) {
  return range.split('||').some((part) => {
    const [, sign, least] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part.trim()) ?? []
    if (!least) throw new Error(`${part.trim()} is not a range such as ^20.19.0 or >=22.12.0`)
    const isNear = sign === '>=' || parseInt(version) === parseInt(least)
    return isNear && compare(version, least) >= 0
  })
}
