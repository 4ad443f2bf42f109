declare const SITE_MISSING_SETTINGS: readonly string[]

/**
 * The settings that were empty, of those that something needs, as `site/settings` read them; no visitor's
 * page loads it. Product 10, Is the site ready.
 */
export const missingSettings: readonly string[] = SITE_MISSING_SETTINGS

/**
 * What this page is of: the package's version, and the commit where it is known ("0.1.0, 1a2b3c4"). The HTML
 * says it: in code it would give each commit's files other names, and browsers would fetch them all again.
 */
export const siteVersion = (): string => document.documentElement.dataset['build'] ?? ''
