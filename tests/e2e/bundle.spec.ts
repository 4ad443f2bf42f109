import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { hostingFolder } from '../../src/site/hosting/hosting-folder.mjs'
import { ensureProductionBuilt } from '../tools/built-site.ts'
import { PRODUCTION_SITE, testedSite } from '../tools/sites.mjs'
import { codeFile } from './code-file.ts'
import { waitUntilHydrated } from './waits.ts'

const read = (folder: string, site = testedSite) =>
  readdirSync(join(site, folder))
    .filter((name) => /\.(js|html|css)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(site, folder, name), 'utf8') }))

test.describe('in the production build', () => {
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    await ensureProductionBuilt()
  })

  test('there is nothing of the local API', () => {
    const files = [...read('', PRODUCTION_SITE), ...read('assets', PRODUCTION_SITE)]
    expect(files.length).toBeGreaterThan(20)
    const telltale = /\/local\/(checkout|outbox|state|faults)|simulation: no money/i
    expect(files.filter(({ text }) => telltale.test(text)).map(({ name }) => name)).toEqual([])
  })

  for (const [build, site] of Object.entries({ this: PRODUCTION_SITE, 'the local': testedSite })) {
    test(`the page of all drawings is not part of ${build} build`, () => {
      const files = [...read('', site), ...read('assets', site)]
      expect(files.length).toBeGreaterThan(20)
      const telltale = /All drawings|local\/drawings|as the system/
      expect(files.filter(({ text }) => telltale.test(text)).map(({ name }) => name)).toEqual([])
    })
  }
})

test('pages name their commit, but no code file does, since then each commit would rename all files', () => {
  const [version] =
    /(?<=data-build=")[^"]+/.exec(readFileSync(join(testedSite, 'index.html'), 'utf8')) ?? []
  expect(version).toMatch(/^\d+\.\d+\.\d+, [0-9a-f]{7,}$/)
  const code = read('assets').filter(({ name }) => name.endsWith('.js'))
  const telling = code.filter(({ text }) => text.includes(String(version)))
  expect(telling.map(({ name }) => name)).toEqual([])
})

test('every public address has its own HTML with heading, title and no blocking script file', () => {
  const pages = read('').filter(({ name }) => name.endsWith('.html') && name !== 'shell.html')
  expect(pages.length).toBeGreaterThan(14)
  for (const { name, text } of pages) {
    expect(text.match(/<h1[ >]/g), name).toHaveLength(1)
    expect(text.match(/<title>/g), name).toHaveLength(1)
    expect(text, name).not.toMatch(/<script[^>]+src=/)
  }
})

test('a page requests all of its code at once, and nothing else before that', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.push(pathname)
  })
  await page.goto(paths.study.href())
  const named = await page
    .locator('script[data-start]')
    .evaluate(({ dataset: { starter, start, page: code } }: HTMLElement) =>
      `${starter} ${start} ${code}`.split(' '),
    )
  expect(named.at(-1)).toBe(codeFile('study-page'))
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(named.length)
  expect(asked.slice(0, named.length)).toEqual(named)
  expect(new Set(asked).size).toBe(asked.length)
})

test('no code is requested before something of the page is painted', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  await page.route(`**${paths.home.href()}`, async (route) => {
    const response = await route.fetch()
    const hidden = (await response.text()).replace('<html ', '<html style="display: none" ')
    await route.fulfill({ response, body: hidden })
  })
  await page.goto(paths.home.href(), { waitUntil: 'load' })
  // Code that waits only for the load event would be requested by now.
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.display = ''
  })
  await expect.poll(() => asked.length).toBeGreaterThan(3)
})

test('a drawing in the page’s HTML loads no code; one that is not in it does', async ({ page }) => {
  const scenes = new Set([codeFile('country-scene'), codeFile('job-scene')])
  const asked: string[] = []
  page.on('request', (request) => {
    if (scenes.has(new URL(request.url()).pathname)) asked.push(request.url())
  })
  const shapes = page.locator('main svg[viewBox="0 0 240 180"] path')
  await page.goto(paths.job.href())
  await waitUntilHydrated(page)
  const drawn = await shapes.count()
  expect(drawn).toBeGreaterThan(50)
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(await shapes.count()).toBe(drawn)

  // The same page, rendered without its HTML.
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: /^about/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Job consulting' })).toBeVisible()
  await expect(shapes).toHaveCount(drawn)
  expect(asked.length).toBe(2)
})

test('no public page loads a file with antd in it', () => {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(join(hostingFolder(testedSite), 'manifest.json'), 'utf8'),
  )
  const publicPage = /^src\/(main\.tsx|pages\/(public|auth)\/[\w-]+-page\.tsx)$/
  const loaded = new Set(Object.keys(manifest).filter((key) => publicPage.test(key)))
  expect(loaded.size).toBeGreaterThan(15)
  // A Set also iterates over what is added meanwhile.
  for (const key of loaded) for (const other of manifest[key]?.imports ?? []) loaded.add(other)
  const publicFiles = new Set([...loaded].map((key) => manifest[key]?.file.replace('assets/', '')))

  const withAntd = read('assets').filter(({ text }) => text.includes('getPrefixCls'))
  expect(withAntd.length).toBeGreaterThan(0)
  expect(withAntd.filter(({ name }) => publicFiles.has(name)).map(({ name }) => name)).toEqual([])
})
