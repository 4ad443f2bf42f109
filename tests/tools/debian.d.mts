export function unpackPackages(folder: string, packages: readonly string[]): void
export function unpackWithNeeds(folder: string, packages: readonly string[]): void
