import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '../../src/lib/navigation/paths.ts'
import { codeFile } from './code-file.ts'
import { expect, test } from './site.ts'
import { waitForLinks } from './waits.ts'

/** Proxies the site, but sends only the first half of a page's HTML, and the rest once `go` is called. */
async function halfPages(site: string) {
  const held: (() => void)[] = []
  const rest = new Promise<void>((resolve) => void held.push(resolve))
  const go = () => held.forEach((each) => each())
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(site + request.url, { headers: { Accept: 'text/html' } })
      const body = Buffer.from(await answer.arrayBuffer())
      const kept = ['content-type', 'content-security-policy']
      const headers = kept.flatMap((name) => [[name, answer.headers.get(name) ?? ''] as const])
      response.writeHead(answer.status, Object.fromEntries(headers))
      const half = body.indexOf('<main')
      if (half > 0) {
        response.write(body.subarray(0, half))
        await rest
        response.write(body.subarray(half))
      } else response.write(body)
      response.end()
    }
    pass().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return { origin: `http://127.0.0.1:${address.port}`, go, stop: () => server.close() }
}

test('an interaction while the page is still arriving: its code waits for the rest, and nothing appears twice', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const { origin, go, stop } = await halfPages(baseURL ?? '')
  try {
    await page.goto(origin + paths.policy.href(), { waitUntil: 'commit' })
    await expect(page.getByRole('banner')).toBeVisible()
    const code = page.waitForResponse((response) =>
      response.url().endsWith(codeFile('policy-page')),
    )
    await page.keyboard.press('Tab')
    await code
    // As long as the code takes to hydrate the page if it does not wait.
    await wait(1500)
    await expect(page.locator('html')).not.toHaveAttribute('data-alive')
    go()
    await waitForLinks(page)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(consoleErrors).toEqual([])
  } finally {
    go()
    stop()
  }
})
