import type { Plugin } from 'vite'
import type { Script } from './fonts/font-words.ts'

/** What `countryTable` of src/content/facts makes, by the language. */
export type CountryTables = Readonly<
  Record<Script['code'], () => { names: Readonly<Record<string, string>>; spellings: object }>
>

const ADDRESS = '\0virtual:country-names/'

/**
 * Serves `virtual:country-names/<language>`: the names of the world's countries, made at build time. Stops a build
 * if its Node lacks the language. Product 10, Languages.
 */
export const countryNames = (tables: CountryTables): Plugin => ({
  name: 'country-names',
  resolveId: (id) => (id.startsWith(ADDRESS.slice(1)) ? `\0${id}` : undefined),
  load(id) {
    const code = id.startsWith(ADDRESS) ? id.slice(ADDRESS.length) : ''
    const table = Object.entries(tables).find(([each]) => each === code)?.[1]()
    if (!table) return undefined
    if (Intl.DisplayNames.supportedLocalesOf([code]).length === 0)
      return this.error(
        `This Node.js has no country names in "${code}": use one with full ICU data`,
      )
    return Object.entries(table)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
