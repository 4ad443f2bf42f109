/** A node of the compatibility data: features by their names, and `__compat` where it is one itself. */
export type Feature = { [name: string]: Feature | undefined }

export const floor: [name: string, version: string][]
export const data: Feature & {
  css: Record<'properties' | 'selectors' | 'types' | 'at-rules', Feature>
}
export function isFeature(node: Feature): boolean
export function lacking(node: Feature): string[]
