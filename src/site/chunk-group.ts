/** One file of code that browsers fetch, and what goes into it. */
export type ChunkGroup = {
  name: string
  /**
   * Files below `src` without their ending: `lib/text/format` is format.ts; a style sheet of the same
   * name comes along. Or a folder, with all that is in it.
   */
  modules?: readonly string[]
  /** Packages of node_modules, whole. */
  packages?: readonly string[]
  /** Also the lines that the bundler itself needs. */
  runtime?: true
  /** Also all else that the site loads with every page, but src/main.tsx. */
  start?: true
}
