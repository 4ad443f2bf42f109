import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { company } from '@/content/facts/company'
import { jobs } from '@/words/jobs'
import { premium } from '@/words/premium'
import { titleSuffix } from '@/words/site'
import { env } from '@/lib/env'
import { alternatesOf } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import { isListed, pageNames } from '../e2e/addresses'
import { apiStore } from '../local-server'
import { logInAs, renderApp } from '../render-app'

const site = 'https://www.uru.example'

beforeEach(() => {
  env.siteUrl = site
})
afterEach(() => {
  env.siteUrl = ''
})

async function open(address: string) {
  renderApp(address)
  await screen.findByRole('heading', { level: 1 })
}

/** An attribute of every element in the head that matches a selector. */
const inHead = (selector: string, attribute: string) =>
  Array.from(document.querySelectorAll(`head > ${selector}`), (tag) => tag.getAttribute(attribute))
const titles = () => Array.from(document.querySelectorAll('head > title'), (tag) => tag.textContent)
const descriptions = () => inHead('meta[name="description"]', 'content')
const canonical = () => inHead('link[rel="canonical"]', 'href')
const alternates = () => inHead('link[rel="alternate"]', 'href')
const robots = () => inHead('meta[name="robots"]', 'content')

/** The structured data that the page gives search engines, by type. */
function told(): Record<string, unknown> {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent
  const graph: { '@type': string }[] = text ? JSON.parse(text)['@graph'] : []
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]))
}

/** The names in the breadcrumbs of the page. */
function trail() {
  const { BreadcrumbList: list } = told()
  const text = JSON.stringify(list ?? {})
  return [...text.matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name)
}

function seeded(list: 'countries' | 'categories') {
  const [first] = apiStore()[list]
  if (!first) throw new Error(`No ${list} are seeded`)
  return first
}

const listedPaths = pageNames.filter(isListed).map((name) => paths[name].path)

describe('pages that search engines list', () => {
  test('each have a title, a description, an address and breadcrumbs', async () => {
    const seen = new Set<unknown>()
    for (const path of listedPaths) {
      await open(path)
      const [title, description] = [titles()[0], descriptions()[0]]
      expect.soft(titles(), path).toHaveLength(1)
      expect.soft(title?.endsWith(titleSuffix), path).toBe(path !== paths.home.path)
      expect.soft(descriptions(), path).toEqual([expect.stringMatching(/^.{50,160}$/)])
      expect.soft(inHead('meta[property="og:title"]', 'content'), path).toEqual([title])
      expect.soft(inHead('meta[property="og:description"]', 'content'), path).toEqual([description])
      expect.soft(canonical(), path).toEqual([site + path])
      expect
        .soft(alternates(), path)
        .toEqual(alternatesOf(path).map(([, address]) => site + address))
      expect.soft(inHead('meta[property="og:url"]', 'content'), path).toEqual([site + path])
      expect.soft(robots(), path).toEqual([])
      const way = path === paths.home.path ? [] : ['Home', title?.replace(titleSuffix, '')]
      expect.soft(trail(), path).toEqual(way)
      seen.add(title).add(description)
      cleanup()
    }
    expect(seen.size).toBe(2 * listedPaths.length)
  })

  test('do not name an address while the site does not know its own', async () => {
    env.siteUrl = ''
    await open('/about')
    expect(canonical()).toEqual([])
    expect(inHead('meta[property="og:url"]', 'content')).toEqual([])
    expect(told()).toEqual({})
  })

  test('have one address, whatever query or fragment follows it', async () => {
    await open('/premium/?utm_source=chat#questions')
    expect(canonical()).toEqual([`${site}/premium`])
  })
})

describe('pages from the data', () => {
  test('a country has its name as title and one address', async () => {
    const { _id, name } = seeded('countries')
    await open(paths.countryDetails.href(_id))
    await waitFor(() => expect(titles()).toEqual([name + titleSuffix]))
    expect(descriptions()).toHaveLength(1)
    expect(canonical()).toEqual([site + paths.country.href(_id)])
    expect(trail()).toEqual(['Home', name])
  })

  test('a job category has its name as title', async () => {
    const { _id, name } = seeded('categories')
    await open(paths.latestJobs.href(_id))
    await waitFor(() => expect(titles()).toEqual([name + titleSuffix]))
    expect(canonical()).toEqual([site + paths.latestJobs.href(_id)])
    expect(trail()).toEqual(['Home', 'Latest job categories', name])
    await waitFor(() => expect(descriptions()[0]).toMatch(new RegExp(`^${name}: \\w`)))
    expect(descriptions()[0]?.length).toBeLessThanOrEqual(160)
  })

  test('an application has the work in its title', async () => {
    const [work] = apiStore().works
    await open(paths.jobApplication.href(work?._id ?? ''))
    await waitFor(() => expect(titles()[0]).toMatch(new RegExp(`^Apply for ${work?.name}`)))
    expect(titles()).toHaveLength(1)
    expect(trail()).toEqual(['Home', jobs.meta.title])
    expect(robots()).toEqual(['noindex'])
  })

  test('countries without a description from the API get different descriptions', async () => {
    const said = new Set<unknown>()
    for (const country of apiStore().countries.slice(0, 2)) {
      country.description = ''
      await open(paths.country.href(country._id))
      await waitFor(() =>
        expect(descriptions()[0]).toMatch(new RegExp(`^${country.name}: .{50,}$`)),
      )
      said.add(descriptions()[0])
      cleanup()
    }
    expect(said.size).toBe(2)
  })

  test('a country that fails to load is not removed from search engines', async () => {
    apiStore().faults.add({ path: '/getoneCountry', status: 503, body: {} })
    const { _id } = seeded('countries')
    await open(paths.countryDetails.href(_id))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(robots()).toEqual([])
    expect(canonical()).toEqual([site + paths.country.href(_id)])
  })
})

describe('what search engines are told', () => {
  test('is never put on the page through innerHTML, which the policy forbids', async () => {
    const written = vi.spyOn(Element.prototype, 'innerHTML', 'set')
    await open('/premium')
    expect(told()['FAQPage']).toBeDefined()
    expect(written).not.toHaveBeenCalled()
  })

  test('on the home page: who we are, without the sample phone and address', async () => {
    await open('/')
    expect(told()['Organization']).toMatchObject({ name: company.name, url: `${site}/` })
    expect(JSON.stringify(told())).not.toMatch(/telephone|address|email|sameAs/)
  })

  test.each(['/study', '/job', '/visiting-visa', '/immigration'])(
    'on %s: the service',
    async (path) => {
      await open(path)
      expect(told()['Service']).toMatchObject({ url: site + path })
    },
  )

  test('on the Premium page: the questions that are shown on it', async () => {
    await open('/premium')
    const questions = premium.faq.map(({ question }) => expect.objectContaining({ name: question }))
    expect(told()['FAQPage']).toMatchObject({ mainEntity: questions })
    for (const { answer } of premium.faq) expect(document.body).toHaveTextContent(answer)
  })
})

describe('pages that search engines leave out', () => {
  test.each(['/no-such-page', '/search', '/search?q=germany', '/country/unknown'])(
    '%s',
    async (address) => {
      await open(address)
      await waitFor(() => expect(robots()).toEqual(['noindex']))
      expect(titles()).toHaveLength(1)
      expect(canonical()).toEqual([])
    },
  )

  // Facebook's previews, and Share in Chrome and Safari, use the canonical address instead of the one that
  // is open: the work, the invite code and the countries would be lost.
  test.each(['/job/a-work', '/register/UC123', '/compare?with=a,b'])(
    '%s: no other address is named in its place',
    async (address) => {
      await open(address)
      await waitFor(() => expect(robots()).toEqual(['noindex']))
      expect([...canonical(), ...inHead('meta[property="og:url"]', 'content')]).toEqual([])
      expect(alternates()).toEqual([])
    },
  )

  test.each([
    ['member', '/dashboard/user'],
    ['admin', '/dashboard/admin'],
  ] as const)('the dashboard of a %s', async (who, address) => {
    await logInAs(who)
    await open(address)
    await waitFor(() => expect(robots()).toEqual(['noindex']))
  })
})
