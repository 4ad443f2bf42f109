/** One file of code that browsers fetch, and what goes into it. */
export type ChunkGroup = {
  name: string
  /**
   * Files below `src` without their ending: `lib/text/format` is format.ts; a style sheet of the same name is
   * included. Or a folder, with everything in it.
   */
  modules?: readonly string[]
  /** Packages of node_modules, whole. */
  packages?: readonly string[]
  /** Also the code that the bundler itself needs. */
  runtime?: true
  /** Also everything else that the site loads with every page, except src/main.tsx. */
  start?: true
}
