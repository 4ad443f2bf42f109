/** What the office may want to know of the build; no visitor's page loads it. */
export type SiteBuild = {
  /** The package's version, and the commit where it is known. */
  version: string
  /** The settings that were empty, of those that something needs. */
  missing: readonly string[]
}

declare const SITE_BUILD: SiteBuild

/** Of this build, as `site/settings` read it. Product 10, Is the site ready. */
export const siteBuild: SiteBuild = SITE_BUILD
