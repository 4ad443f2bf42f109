import { cpSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadEnv, type Plugin } from 'vite'
import { routeLikeAHost } from './hosting-preview.ts'
import { writeHosting } from './hosting.ts'
import { snapshotOrigin } from './origin-setting.ts'
import type * as prerenderEntry from './prerender-entry.tsx'
import { hostingFolder, savedSiteFile } from './saved-site.ts'
import { writeWorker } from './worker.ts'
import { writePages } from './write-site.ts'

export type Entry = typeof prerenderEntry

const SSR_FOLDER = 'node_modules/.cache/prerender'
const ENTRY = 'prerender-entry.js'

/**
 * After the client build, writes one HTML file for each public address without an id, the shell
 * for the others, and 404.html, then the pages made of the API's data, where it answers; `vite
 * preview` then routes as a real host should.
 */
export function prerender(root: string): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      environments: {
        ssr: {
          build: {
            outDir: join(root, SSR_FOLDER),
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: { input: join(root, 'src/site/prerender-entry.tsx') },
          },
        },
      },
      builder: {},
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('Vite gave no client or no ssr environment')
      await builder.build(client)
      await builder.build(ssr)
      // Before React is imported: its development build must not meet the production one.
      process.env.NODE_ENV = 'production'
      const { href } = pathToFileURL(join(root, SSR_FOLDER, ENTRY))
      const entry: Entry = await import(href)

      const { mode, env, logger } = client.config
      const setting = (name: string) => String(env[name] ?? '').trim()
      const facts = {
        siteUrl: setting('VITE_SITE_URL'),
        apiHost: setting('VITE_API_HOST'),
        reportUrl: setting('VITE_REPORT_URL'),
      }
      const out = resolve(root, client.config.build.outDir)
      // Each build clears it; what has not changed keeps its time.
      const { changed } = entry.readState(out)
      const { pages, saved } = await writePages(root, out, entry, facts)
      await writeHosting(out, { ...facts, shellPatterns: entry.shellPatterns, pages })
      await writeWorker(root, out, {
        apiHost: facts.apiHost,
        settings: String(client.config.define?.['SITE_SETTINGS']),
        target: client.config.build.target || [],
      })
      cpSync(join(root, SSR_FOLDER), join(hostingFolder(out), 'render'), { recursive: true })
      writeFileSync(savedSiteFile(out), JSON.stringify(saved))

      const origin = snapshotOrigin(facts.apiHost, loadEnv(mode, root, 'SNAPSHOT_'))
      if (!origin) {
        logger.info('No VITE_API_HOST or SNAPSHOT_API: pages with data of the API stay shells.')
        return
      }
      const before = { snapshot: entry.emptySnapshot, changed }
      const report = await entry.refresh({ out, origin, before })
      for (const line of entry.reportLines(report)) logger.info(line)
    },
    configurePreviewServer: routeLikeAHost,
  }
}
