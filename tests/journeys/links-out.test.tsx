import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { prerenderedPaths } from '../../src/site/pages/page-patterns'
import { company } from '@/content/facts/company'
import { httpsHost } from '@/lib/text/https-host'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'

/** Sites that are named in the link or its description, so that the host need not be. */
const named: Record<string, RegExp> = {
  'wa.me': /WhatsApp/,
  'google.com': /Google/,
  ...Object.fromEntries(
    company.social.map(({ name, url }) => [httpsHost(url) ?? '', new RegExp(name)]),
  ),
}

/** The text of a link with its description, and the text of the list around it. */
function readOf(link: Element) {
  const described = link.getAttribute('aria-describedby')
  const more = described ? document.getElementById(described)?.textContent : ''
  const beside = link.closest('dd, li')?.parentElement?.textContent
  return { words: `${link.textContent} ${more}`, beside: beside ?? '' }
}

/** The links on the page that leave the site without saying where they lead. */
function silent() {
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    if (/^(?:\/(?!\/)|#|tel:|mailto:)/.test(href)) return []
    const host = httpsHost(href)
    const { words, beside } = readOf(link)
    const says = host && (words.includes(host) || named[host]?.test(words))
    const isNewTab = link.getAttribute('target') !== '_blank' || /new tab/.test(words + beside)
    return says && isNewTab ? [] : [`${href}: ${words}`]
  })
}

test('every link that leaves the site says where it leads, is https, and says so when it opens a tab', async () => {
  const faults: string[] = []
  let seen = 0
  const { countries } = apiStore()
  const country = paths.country.href(countries[0]?._id ?? '')
  for (const address of [...prerenderedPaths, country]) {
    renderApp(address)
    await screen.findByRole('heading', { level: 1 })
    seen += document.querySelectorAll('a[href^="https:"]').length
    faults.push(...silent().map((fault) => `${address}: ${fault}`))
    cleanup()
  }
  expect(seen).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

test('in the main part of a page the name of the office is shown with the host', async () => {
  renderApp(paths.job.href())
  const link = await within(await screen.findByRole('main')).findByRole('link', {
    name: /^eMigrate.* \(emigrate\.gov\.in\)$/,
  })
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
})
