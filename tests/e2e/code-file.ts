import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { hostingFolder } from '../../src/site/hosting/hosting-folder.mjs'
import { testedPlainSite, testedSite } from '../tools/sites.mjs'

type Manifest = Record<string, { file: string; name?: string }>

/**
 * The address of a built code file by its name in the build's manifest ("login-page"); `plain`
 * for the site without a snapshot. Throws if no file has that name, or more than one.
 */
export function codeFile(name: string, plain?: 'plain'): string {
  const hosting = hostingFolder(plain ? testedPlainSite : testedSite)
  const manifest: Manifest = JSON.parse(readFileSync(join(hosting, 'manifest.json'), 'utf8'))
  const [file, ...more] = Object.values(manifest).filter(
    (chunk) => chunk.name === name && chunk.file.endsWith('.js'),
  )
  if (!file || more.length > 0) throw new Error(`The build should have one ${name}`)
  return `/${file.file}`
}

/**
 * Holds back the answers from these addresses, as a slow connection does, until `release` is called; `asked` returns
 * how many were requested.
 */
export async function holdBack(
  page: Page,
  addresses: string,
  then = (route: Route) => route.continue(),
) {
  const held: (() => void)[] = []
  const gate = new Promise<void>((go) => void held.push(go))
  let asked = 0
  await page.route(addresses, async (route) => {
    asked += 1
    await gate
    await then(route)
  })
  return { release: () => held.forEach((go) => go()), asked: () => asked }
}

/** Waits until the page has loaded a code file: some load late, each at its own time. */
export const waitForCode = (page: Page, name: string) =>
  page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(file)),
    codeFile(name),
  )
