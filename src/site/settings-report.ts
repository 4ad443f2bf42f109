import type { Plugin } from 'vite'

/** For each setting's name, a text that says what does not work while it is empty. */
export type NeededSettings = Readonly<Record<string, string>>

/** Messages about settings that would be mistakes on the published site; a rehearsal may want them. */
function doubtsOf({
  VITE_API_HOST: api = '',
  VITE_RAZORPAY_KEY_ID: key = '',
  VITE_SITE_URL: site = '',
}: Record<string, string>): string[] {
  const doubts: [boolean, string][] = [
    [
      site.startsWith('https:') && api.startsWith('http:'),
      'VITE_API_HOST begins with http: but VITE_SITE_URL with https:. Browsers call the API only by https: set VITE_API_HOST to its https: address.',
    ],
    [
      key.startsWith('rzp_test_'),
      'VITE_RAZORPAY_KEY_ID is a key for tests: no money is paid, and anybody can become a Premium member.',
    ],
    [
      !/^(?:rzp_|$)/.test(key),
      'VITE_RAZORPAY_KEY_ID is not a key id (rzp_live_…). The site publishes this value: never set it to the secret of the key.',
    ],
  ]
  return doubts.flatMap(([is, words]) => (is ? [words] : []))
}

/**
 * Reports at a production build which needed setting is missing, what then fails, and which values are doubtful: last
 * of all, since a build prints some hundred lines.
 */
export function settingsReport(needed: NeededSettings): Plugin {
  return {
    name: 'settings-report',
    buildApp: {
      order: 'post',
      // Runs once for all languages; the configuration is read for each of them, more than once.
      handler({ config: { mode, env, logger } }) {
        if (mode === 'production') {
          for (const [name, consequence] of Object.entries(needed)) {
            if (!env[name]?.trim()) logger.warn(`${name} is not set: ${consequence}.`)
          }
          for (const doubt of doubtsOf(env)) logger.warn(doubt)
        }
        return Promise.resolve()
      },
    },
  }
}
