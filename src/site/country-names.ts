import type { Plugin } from 'vite'

/** What `countryTable` of src/content/facts makes, by the language. */
export type CountryTables = Readonly<Record<string, () => { names: object; spellings: object }>>

const ADDRESS = '\0virtual:country-names/'

/**
 * Serves `virtual:country-names/<language>`: the names of the world's countries, made when it is built.
 * Product 10, Languages.
 */
export const countryNames = (tables: CountryTables): Plugin => ({
  name: 'country-names',
  resolveId: (id) => (id.startsWith(ADDRESS.slice(1)) ? `\0${id}` : undefined),
  load(id) {
    const table = id.startsWith(ADDRESS) ? tables[id.slice(ADDRESS.length)]?.() : undefined
    if (!table) return undefined
    return Object.entries(table)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
