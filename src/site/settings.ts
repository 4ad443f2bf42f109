import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { loadEnv, type Plugin } from 'vite'
import type { Env } from '@/lib/env'
import { chatNumberRules } from './chat-number.ts'
import {
  origin,
  publishedAt,
  snapshotOrigin,
  text,
  wrongSetting,
  wrongSettings,
} from './origin-setting.ts'
import type { NeededSettings } from './settings-report.ts'

const settingsSchema = v.object({
  VITE_API_HOST: origin,
  VITE_EMAILJS_SERVICE_ID: text,
  VITE_EMAILJS_TEMPLATE_ID: text,
  VITE_EMAILJS_PUBLIC_KEY: text,
  VITE_RAZORPAY_KEY_ID: text,
  VITE_WHATSAPP_NUMBER: v.pipe(text, ...chatNumberRules),
  VITE_SITE_URL: publishedAt,
  VITE_REPORT_URL: v.pipe(
    text,
    v.check(
      // Nothing, https with a plain host and perhaps a path, or a path that is no `//host`; never a query or a fragment.
      (value) => /^(?:|https:\/\/[^\s/?#@;,]+(?:\/[^\s?#]*)?|\/[^/\\\s?#][^\s?#]*)$/.test(value),
      'must be an address such as https://reports.example.com/in, or a path of the site',
    ),
  ),
  VITE_SEARCH_PATH: v.pipe(
    text,
    v.check(
      // No address of another host: a scheme before the keyword.
      (value) => value === '' || /^(?!\w+:).*\{keyword\}/.test(value),
      'must be a path with {keyword} in it',
    ),
  ),
})

/** A local build may be for plain http: a site that is only tested. */
const localSchema = v.object({ ...settingsSchema.entries, VITE_SITE_URL: origin })

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.entries)

/**
 * Reads the site's settings. Throws an Error that names every setting that is wrong.
 * `localApi` is true for every build that is not a production build: there, a third party
 * whose setting is empty is answered by the local API instead.
 */
export function readEnv(source: Record<string, unknown>, mode: string): Env {
  const schema = mode === 'production' ? settingsSchema : localSchema
  const result = v.safeParse(schema, source)
  if (!result.success)
    throw wrongSettings(
      result.issues.map((issue) => wrongSetting(v.getDotPath(issue) ?? 'A setting', issue)),
    )
  const set = result.output
  const localApi = mode !== 'production'
  const emailKeys = {
    serviceId: set.VITE_EMAILJS_SERVICE_ID,
    templateId: set.VITE_EMAILJS_TEMPLATE_ID,
    publicKey: set.VITE_EMAILJS_PUBLIC_KEY,
  }
  return {
    localApi,
    apiHost: set.VITE_API_HOST,
    emailKeys: Object.values(emailKeys).every(Boolean) ? emailKeys : null,
    razorpayKeyId: set.VITE_RAZORPAY_KEY_ID,
    whatsAppNumber: set.VITE_WHATSAPP_NUMBER,
    siteUrl: set.VITE_SITE_URL,
    searchPath:
      set.VITE_SEARCH_PATH.replace(/^\/api\/v1(?=\/)/, '') ||
      (localApi ? '/product/search/{keyword}' : ''),
  }
}

/**
 * Reads the settings once, before anything is served or built, and passes them to `lib/env`: a wrong one stops the
 * build, and no browser has to check them. Each page states its version.
 */
export function settings(root: string, needed: NeededSettings): Plugin {
  const version = versionOf(root)
  return {
    name: 'settings',
    config: (_, { command, mode, isPreview }) => {
      // What is filled in for the published site must not reach the tests, nor stop a preview.
      const set = mode === 'test' || isPreview ? {} : loadEnv(mode, root, 'VITE_')
      const missing = Object.keys(needed).filter((name) => !set[name]?.trim())
      const env = readEnv(set, mode)
      // The build needs it only at its end, when the former site is gone.
      if (command === 'build') snapshotOrigin(env.apiHost, loadEnv(mode, root, 'SNAPSHOT_'))
      return {
        define: {
          SITE_SETTINGS: JSON.stringify(env),
          SITE_MISSING_SETTINGS: JSON.stringify(missing),
          // Not among the settings: while it is empty, no code for reports is left in a build.
          SITE_REPORT_URL: JSON.stringify(set['VITE_REPORT_URL']?.trim() ?? ''),
        },
      }
    },
    transformIndexHtml: (html) => withVersion(html, version),
  }
}

/** Adds the version to a page (src/lib/site-build.ts). Throws if index.html has no place for it. */
function withVersion(html: string, version: string): string {
  const told = html.replace(/<html [^>]*/, `$& data-build="${version}"`)
  if (told === html)
    throw new Error('index.html has no tag <html lang="…"> to which the version can be added')
  return told
}

/** "0.1.0, 1a2b3c4": the package's version and, if the sources are in Git, the commit. */
function versionOf(root: string): string {
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync(`${root}/package.json`, 'utf8')),
  )
  try {
    const args = ['-C', root, 'rev-parse', '--short', 'HEAD']
    const commit = execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return `${version}, ${commit.trim()}`
  } catch {
    // Published from a folder without Git.
    return version
  }
}
