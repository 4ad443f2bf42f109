import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { chunks } from './code/chunks-plugin.ts'
import { classNames } from './code/class-names.ts'
import { contentCheck } from './content/content-check.ts'
import { countryNames, type CountryTables } from './country-names.ts'
import { fonts } from './fonts/fonts.ts'
import { leanPreload } from './code/lean-preload.ts'
import { leanRouter } from './code/lean-router.ts'
import { leanScheduler } from './code/lean-scheduler.ts'
import { shortLists } from './code/short-lists.ts'
import { smallStart } from './code/small-start.ts'
import { styleElements } from './hosting/headers-style-elements.ts'
import { pageFiles } from './pages/page-files.ts'
import { prerender } from './prerender.ts'
import { type FactsIn, seo } from './seo/seo.ts'
import { type NeededSettings, settingsReport } from './settings-report.ts'
import { settings } from './settings.ts'
import { words } from './words.ts'

/**
 * All plugins that make the site from its sources, in order. `root` is the project's folder. Vite makes them again
 * for each build, and a language has two builds (builds.ts): what a plugin remembers is about one build only.
 *
 * Files that are imported from here are loaded like vite.config.ts, without `@/`: they import ./x.ts, `#languages`
 * and `#site-files`. Files that prerender-entry.tsx imports are built like the site itself; some files are loaded
 * both ways.
 */
export const sitePlugins = (
  root: string,
  facts: FactsIn,
  needed: NeededSettings,
  countries: CountryTables,
): PluginOption[] => [
  contentCheck(root, countries),
  words(root),
  react(),
  classNames(root),
  countryNames(countries),
  fonts(root, countries),
  settings(root, needed),
  settingsReport(needed),
  styleElements(),
  leanPreload(),
  leanRouter(),
  leanScheduler(),
  smallStart(root),
  shortLists(),
  chunks(root),
  seo(root, facts),
  pageFiles(root),
  prerender(root),
]
