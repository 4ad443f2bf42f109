export function isRunning(pid: number): boolean
export const LOCK: string
export function lockFolder(folder: string): (() => void) | null
export function lockInTurn(folder: string, end?: number): Promise<() => void>
