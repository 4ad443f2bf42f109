import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { countryNames, type CountryTables } from '#site/country-names.ts'
import { words } from '#site/words.ts'
import type * as contentFaults from './content-faults'

/** Reads src/content of a project and returns a line for each fault in it. */
export async function faultsIn(root: string, countries: CountryTables): Promise<readonly string[]> {
  const { module } = await runnerImport<typeof contentFaults>(
    join(root, 'src/site/content/content-faults.ts'),
    {
      root,
      configFile: false,
      logLevel: 'silent',
      define: { SITE_REPORT_URL: '""', SITE_LANGUAGE: '"en"' },
      resolve: { alias: [{ find: /^@\/(?!words\/)/, replacement: join(root, 'src/') }] },
      plugins: [words(root), countryNames(countries)],
    },
  )
  return module.contentFaults
}

/** An error about src/content, which is no fault of the code: it has no stack. */
function wrongContent(faults: readonly string[]): Error {
  const many = faults.length === 1 ? 'one fault' : `${faults.length} faults`
  const lines = faults.map((fault) => `  ${fault}`)
  const error = new Error([`Nothing was built: src/content has ${many}.`, ...lines].join('\n'))
  error.stack = error.message
  return error
}

/** Checks facts and words once, before anything is built: a fault stops the build, in plain words. Decision 250. */
export const contentCheck = (root: string, countries: CountryTables): Plugin => ({
  name: 'content-check',
  buildApp: {
    order: 'pre',
    async handler() {
      const faults = await faultsIn(root, countries)
      if (faults.length > 0) throw wrongContent(faults)
    },
  },
})
