import { settingNames } from '../../src/site/settings.ts'

/**
 * Every setting, empty, for the environment of a local build, where Vite prefers them to `.env`: what is filled in
 * there for the published site would send real e-mails and call the live API.
 */
export const noSettings: Readonly<Record<string, string>> = Object.fromEntries(
  settingNames.map((name) => [name, '']),
)
