/** Made by country-names.ts at build time. */
declare module 'virtual:country-names/*' {
  /** By the key of the English name (content/facts/known-country.ts), in the language's alphabet. */
  export const names: Readonly<Record<string, string>>
  /** Keys with other spellings than `names` has. */
  export const spellings: readonly (readonly [key: string, spelling: string])[]
}
