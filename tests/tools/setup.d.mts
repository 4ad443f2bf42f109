type Packages = { packages: Record<string, { version?: string; optional?: boolean }> }

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
export function holdsPackages(lock: Packages, installed: Packages): boolean
