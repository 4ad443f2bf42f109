export function hostingFolder(out: string): string
