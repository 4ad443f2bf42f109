export function fontEnvironment(family: 'Roboto' | 'Arial'): Promise<Record<string, string> | null>
