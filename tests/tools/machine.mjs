const { platform: os, arch: cpu } = process

/** This machine, in npm's words. */
export const thisMachine = () => {
  // Without the network, which takes the report a while.
  process.report.excludeNetwork = true
  const { glibcVersionRuntime } = os === 'linux' ? process.report.getReport().header : {}
  return { os, cpu, libc: glibcVersionRuntime ? 'glibc' : 'musl' }
}

const fits = (names, own) => !names || names.includes(own)

/** Whether a package of the lock file is for certain machines, and this is one of them. */
export function isFor(machine, wanted) {
  const isForSome = Boolean(wanted.os ?? wanted.cpu)
  return isForSome && ['os', 'cpu', 'libc'].every((key) => fits(wanted[key], machine[key]))
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

const quoted = (word) => `"${word.replaceAll('"', '""')}"`

/**
 * How to start a program: Windows has npm and npx as scripts, which only a shell starts, and a shell takes words apart
 * at spaces.
 */
export function startOf(program, words, system = os) {
  if (system !== 'win32' || !['npm', 'npx'].includes(program))
    return { file: program, args: words, shell: false }
  // In one text: Node warns of arguments beside a shell, since it joins them as they are.
  return { file: [program, ...words.map(quoted)].join(' '), args: [], shell: true }
}
