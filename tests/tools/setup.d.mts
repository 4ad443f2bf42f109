import type { thisMachine } from './machine.mjs'

type Systems = { os?: readonly string[]; cpu?: readonly string[]; libc?: readonly string[] }
type Packages = {
  packages: Record<string, { version?: string; optional?: boolean } & Systems>
}

export const root: string
export function run(
  command: string,
  args: readonly string[],
  env?: Record<string, string | undefined>,
): Promise<number>
export function runInBackground(
  command: string,
  args: readonly string[],
): Promise<{ code: number; said: string }>
export function ensurePackages(): Promise<void>
export function holdsPackages(
  lock: Packages,
  installed: Packages,
  machine?: ReturnType<typeof thisMachine>,
): boolean
