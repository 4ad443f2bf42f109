export function buildIdOf(facts: unknown): string
export function buildTag(id: string): string
export function publishedBuild(out: string): string | null
export function savedBuild(out: string): string | null
export function checkBuild(out: string, id: string): void
