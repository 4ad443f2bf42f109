export function smaller(chunk: { code: string; folder: string }): Promise<string | undefined>
