// @vitest-environment node
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routeModules } from '../bench/route-modules'

const files = readdirSync('src/pages', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'))
const pageFiles = files.filter((file) => /^src\/pages\/[^/]+\/[^/]+-page\.tsx$/.test(file))
const isPage = (path: string) => pageFiles.includes(`${path}.tsx`)

/** The page for every address without a route. */
const NOT_FOUND = 'src/pages/public/not-found-page.tsx'

test('an area contains pages, their style sheets and folders named after a page, nothing else', () => {
  expect(pageFiles.length).toBeGreaterThan(30)
  const misplaced = files.filter((file) => {
    const [, page = '', part] =
      /^(src\/pages\/[^/]+\/[^/.]+)(?:\.tsx|\.module\.css|\/([^/]+))$/.exec(file) ?? []
    return !isPage(page) || part?.endsWith('-page.tsx')
  })
  expect(misplaced).toEqual([])
})

test('every page is in the route table', async () => {
  const { allRoutes, pages } = await routeModules()
  expect([...pages].toSorted()).toEqual(pageFiles.toSorted())
  const routed = new Set([...allRoutes.map(({ module }) => module), NOT_FOUND])
  expect(pageFiles.filter((file) => !routed.has(file))).toEqual([])
})

test('no address is in the route table twice, and each page is in one part of it', async () => {
  const { allRoutes } = await routeModules()
  const addresses = allRoutes.map(({ path }) => path)
  expect(addresses.filter((path, index) => addresses.indexOf(path) !== index)).toEqual([])
  const outside = allRoutes.filter(
    ({ module, isPublic }) => /^src\/pages\/(?:public|auth)\//.test(module) !== isPublic,
  )
  expect(outside).toEqual([])
})
