import type { Plugin } from 'vite'

/** What does not work while a setting is empty, in words, by its name. */
export type NeededSettings = Readonly<Record<string, string>>

/** Says at a production build which needed setting is missing and what will not work without it. */
export function settingsReport(needed: NeededSettings): Plugin {
  return {
    name: 'settings-report',
    buildApp: {
      order: 'pre',
      // Once for all languages; the configuration is read for each of them, more than once.
      handler({ config: { mode, env, logger } }) {
        const names = mode === 'production' ? Object.entries(needed) : []
        for (const [name, consequence] of names) {
          if (!env[name]) logger.warn(`${name} is not set: ${consequence}.`)
        }
        return Promise.resolve()
      },
    },
  }
}
