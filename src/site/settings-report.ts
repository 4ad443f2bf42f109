import type { Plugin } from 'vite'

/** What does not work while a setting is empty, in words, by its name. */
export type NeededSettings = Readonly<Record<string, string>>

let isSaid = false

/** Says at a production build which needed setting is missing and what will not work without it. */
export function settingsReport(needed: NeededSettings): Plugin {
  return {
    name: 'settings-report',
    apply: 'build',
    configResolved({ mode, env, logger }) {
      // Each build resolves it anew; the first says it for all.
      if (mode !== 'production' || isSaid) return
      isSaid = true
      for (const [name, consequence] of Object.entries(needed)) {
        if (!env[name]) logger.warn(`${name} is not set: ${consequence}.`)
      }
    },
  }
}
