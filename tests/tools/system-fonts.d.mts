export function fontEnvironment(family: 'Roboto' | 'Arial'): Record<string, string> | null
