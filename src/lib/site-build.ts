declare const SITE_MISSING_SETTINGS: readonly string[]

/**
 * The needed settings that were empty, as `site/settings` read them; no visitor's page loads this. Product 10, Is the
 * site ready.
 */
export const missingSettings: readonly string[] = SITE_MISSING_SETTINGS

/**
 * The version of this page: the package's version, and the commit if it is known ("0.1.0, 1a2b3c4"). It is in the HTML:
 * in code it would give the files new names at each commit, and browsers would fetch them all again.
 */
export const siteVersion = (): string => document.documentElement.dataset['build'] ?? ''
