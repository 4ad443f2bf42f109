import pMap from 'p-map'
import type { Edition } from './editions.ts'
import { chunk } from './module-graph.ts'
import { splitHead, styleOf, type Template } from './page-html.ts'
import { wornSheets } from './page-styles.ts'
import { remembered } from './remembered.ts'
import type { Rendered } from './render-page.tsx'

/** A page without data in every language, by its path. */
export type RenderedPath = { path: string; pages: readonly Rendered[] }

const bodyIn = remembered((rendered) => splitHead(rendered).body)

const bodyOf = ({ rendered }: Rendered) => bodyIn(rendered)

/**
 * The styles of all pages: each wears what its markup needs in any language, and pages that are alike
 * share one. `ofKinds` are those of the pages made of data.
 */
export async function stylesOf(
  template: Template,
  editions: readonly [Edition, ...Edition[]],
  rendered: readonly RenderedPath[],
) {
  const [{ renderer }] = editions
  const ofKinds = await stylesOfKinds(template, editions)
  checkSheetsAreShared(
    template,
    editions[0],
    rendered.flatMap(({ pages }) => pages.map(bodyOf)),
  )
  const kindOf = kindOfPath(editions[0])
  const styleOfPath = (path: string): string => {
    const kind = kindOf.get(path)
    const shared = kind && ofKinds[kind]
    if (shared) return shared
    const alike = renderer.alikePaths.find((paths) => paths.includes(path)) ?? [path]
    const pages = rendered.filter((each) => alike.includes(each.path)).flatMap((each) => each.pages)
    return styleOf(template, pages.map(bodyOf))
  }
  const ofPath = new Map(rendered.map(({ path }) => [path, styleOfPath(path)]))
  return { ofKinds, ofPath }
}

/**
 * Throws where a page wears a sheet that the English code does not have: its style would be there twice,
 * and the policy would name it for each language.
 */
function checkSheetsAreShared({ sheets }: Template, { manifest }: Edition, markups: string[]) {
  const known = new Set(Object.keys(manifest).flatMap((key) => chunk(manifest, key).css ?? []))
  const foreign = sheets.filter(({ href }) => !known.has(href.slice(1)))
  const [worn] = wornSheets(foreign, markups)
  if (worn)
    throw new Error(`${worn.href} is not in the English build: its code was split otherwise`)
}

/**
 * Which pages are written with data too, by their addresses: with and without, they wear one style. But
 * the home page, which is to be as light as can be.
 */
const kindOfPath = ({ renderer: { pageKinds, samples } }: Edition) =>
  new Map(
    pageKinds
      .filter((kind) => kind !== 'home')
      .flatMap((kind) => samples[kind].map(({ path }) => [path, kind] as const)),
  )

/** The one style of each kind of page that is made of data. */
async function stylesOfKinds(
  template: Template,
  editions: readonly [Edition, ...Edition[]],
): Promise<Record<string, string>> {
  const [first] = editions
  const all = editions.flatMap(({ renderer }) =>
    renderer.pageKinds.flatMap((kind) =>
      renderer.samples[kind].map((sample) => ({ renderer, kind, ...sample })),
    ),
  )
  // Rendered one after the other: they share a cache.
  const markups = await pMap(
    all,
    async ({ renderer, kind, path, data }) => ({
      kind,
      body: bodyOf(await renderer.renderWithData(path, data)),
    }),
    { concurrency: 1 },
  )
  return Object.fromEntries(
    first.renderer.pageKinds.map((each) => {
      const bodies = markups.filter(({ kind }) => kind === each).map(({ body }) => body)
      return [each, styleOf(template, bodies)]
    }),
  )
}
