import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { chunks } from './chunks-plugin.ts'
import { classNames } from './class-names.ts'
import { countryNames, type CountryTables } from './country-names.ts'
import { fonts } from './fonts.ts'
import { leanPreload } from './lean-preload.ts'
import { leanRouter } from './lean-router.ts'
import { shortLists } from './short-lists.ts'
import { smallStart } from './small-start.ts'
import { styleElements } from './headers-style-elements.ts'
import { pageFiles } from './page-files.ts'
import { prerender } from './prerender.ts'
import { type FactsIn, seo } from './seo.ts'
import { type NeededSettings, settingsReport } from './settings-report.ts'
import { settings } from './settings.ts'
import { words } from './words.ts'

/**
 * All that makes the site out of its sources, in order. `root` is the project's folder. Vite makes them anew for
 * each build, of which a language has two (builds.ts): what one of them remembers is of one build alone.
 *
 * What is imported from here is loaded as vite.config.ts is, without `@/`: it says ./x.ts, `#languages` and
 * `#site-files`. What prerender-entry.tsx imports is built like the site itself; some files are read both ways.
 */
export const sitePlugins = (
  root: string,
  facts: FactsIn,
  needed: NeededSettings,
  countries: CountryTables,
): PluginOption[] => [
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
  smallStart(),
  shortLists(),
  chunks(root),
  seo(root, facts),
  pageFiles(root),
  prerender(root),
]
