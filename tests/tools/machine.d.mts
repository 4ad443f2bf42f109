type Machine = { os: string; cpu: string; libc: string }

export function thisMachine(): Machine
export function isFor(
  machine: Machine,
  systems: { os?: readonly string[]; cpu?: readonly string[]; libc?: readonly string[] },
): boolean
export function isInRange(version: string, range: string): boolean
export function startOf(
  program: string,
  words: readonly string[],
  system?: string,
): { file: string; args: readonly string[]; shell: boolean }
