import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { company } from '@/content/facts/company'
import { browse } from '@/words/browse'
import { appliedWork } from '@/words/applied-work'
import { premium } from '@/words/premium'
import { titleSuffix } from '@/words/site'
import { queryClient } from '@/lib/api/query'
import { env } from '@/lib/env'
import { alternatesOf } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import { changeCompany } from '../helpers/change-company'
import { isListed, pageNames } from '../e2e/addresses'
import { apiStore } from '../helpers/local-server'
import { logInAs, renderApp } from '../helpers/render-app'

const site = 'https://www.uru.example'

beforeEach(() => {
  env.siteUrl = site
})
afterEach(() => {
  env.siteUrl = ''
  vi.unstubAllEnvs()
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

/** The steps of the trail as search engines read them. */
function toldTrail() {
  const { BreadcrumbList: list } = told()
  const text = JSON.stringify(list ?? {})
  return [...text.matchAll(/"name":"([^"]+)","item":"([^"]+)"/g)].map(([, name, item]) => [
    name,
    item,
  ])
}

const trail = () => screen.queryByRole('navigation', { name: 'You are here' })

/** The steps of the trail as a visitor sees them: the links, then the page itself. */
function shownTrail() {
  const shown = trail()
  if (!shown) return []
  const current = shown.querySelector('[aria-current="page"]')
  return within(shown)
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent,
      item.contains(current) ? '' : item.querySelector('a')?.getAttribute('href'),
    ])
}

/** What search engines must be told of a trail, the last step of which is the page at a path. */
const asTold = (shown: ReturnType<typeof shownTrail>, path: string) =>
  shown.map(([name, href]) => [name, site + (href || path)])

function seeded(list: 'countries' | 'categories') {
  const [first] = apiStore()[list]
  if (!first) throw new Error(`No ${list} are seeded`)
  return first
}

const listedPaths = pageNames.filter(isListed).map((name) => paths[name].path)

describe('pages that search engines list', () => {
  test('each have a title, a description and an address; one that shows no trail tells none', async () => {
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
      const isChosen = path === paths.compare.path || path === paths.plan.path
      const named = isChosen ? [] : [site + path]
      expect.soft(inHead('meta[property="og:url"]', 'content'), path).toEqual(named)
      expect.soft(robots(), path).toEqual([])
      expect.soft(trail(), path).toBeNull()
      expect.soft(toldTrail(), path).toEqual([])
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
  test('a country has its name and what its page has in its title, and one address', async () => {
    const { _id, name } = seeded('countries')
    await open(paths.countryDetails.href(_id))
    await waitFor(() => expect(titles()).toEqual([`${name}: study, work and visit${titleSuffix}`]))
    expect(inHead('meta[property="og:title"]', 'content')).toEqual(titles())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${name}$`))
    expect(descriptions()).toHaveLength(1)
    expect(canonical()).toEqual([site + paths.country.href(_id)])
    const shown = shownTrail()
    expect(shown).toEqual([
      ['Home', '/'],
      ['Countries', '/#countries'],
      [name, ''],
    ])
    expect(toldTrail()).toEqual(asTold(shown, paths.country.href(_id)))
  })

  test('a job category has its name in its title, and says that these are jobs', async () => {
    const { _id, name } = seeded('categories')
    await open(paths.latestJobs.href(_id))
    await waitFor(() => expect(titles()).toEqual([`${name}: jobs${titleSuffix}`]))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${name}$`))
    expect(canonical()).toEqual([site + paths.latestJobs.href(_id)])
    const shown = shownTrail()
    expect(shown).toEqual([
      ['Home', '/'],
      ['Job categories', '/latest'],
      [name, ''],
    ])
    expect(toldTrail()).toEqual(asTold(shown, paths.latestJobs.href(_id)))
    await waitFor(() => expect(descriptions()[0]).toMatch(new RegExp(`^${name}: \\w`)))
    expect(descriptions()[0]?.length).toBeLessThanOrEqual(160)
  })

  test('a title promises only what the page has', async () => {
    const [country] = apiStore().countries
    const [category] = apiStore().categories
    if (!country || !category) throw new Error('Nothing is seeded')
    country.name = 'Atlantis'
    await open(paths.country.href(country._id))
    await waitFor(() => expect(titles()).toEqual([`Atlantis: country guide${titleSuffix}`]))
    cleanup()
    queryClient.clear()
    category.name = 'Diving in Atlantis'
    // From here the country's page knows which categories name it.
    await open(paths.latest.href())
    expect(await screen.findByRole('heading', { name: category.name })).toBeVisible()
    cleanup()
    await open(paths.country.href(country._id))
    expect(await screen.findByRole('heading', { name: 'Work there' })).toBeVisible()
    // A link to a job category is no guide to working there.
    expect(titles()).toEqual([`Atlantis: country guide${titleSuffix}`])
    cleanup()
    queryClient.clear()
    category.name = 'Diving jobs'
    await open(paths.latestJobs.href(category._id))
    await waitFor(() => expect(titles()).toEqual([`Diving jobs${titleSuffix}`]))
    cleanup()
    queryClient.clear()
    category.name = 'Diving'
    apiStore().works = []
    await open(paths.latestJobs.href(category._id))
    await waitFor(() => expect(titles()).toEqual([`Diving${titleSuffix}`]))
  })

  test('a description ends with a whole sentence if one fits', async () => {
    const [country] = apiStore().countries
    const [category] = apiStore().categories
    const work = apiStore().works.find((each) => each.category === category?._id)
    if (!country || !category || !work) throw new Error('Nothing is seeded')
    country.description = `${'Work and study. '.repeat(9)}This last sentence is far too long to fit.`
    await open(paths.country.href(country._id))
    await waitFor(() => expect(descriptions()).toEqual(['Work and study. '.repeat(9).trim()]))
    cleanup()
    const [see, employer] = browse.meta.latestJobs.description.split(/(?<=\.) /)
    for (const [name, end] of [
      ['Diver', `${see} ${employer}`],
      ['Diver who can also repair pumps', see],
      ['Diver who can also repair pumps and engines, and who swims for two hours', employer],
      [`Diver ${'who swims '.repeat(12)}`.trim(), ''],
    ]) {
      category.name = 'Diving'
      apiStore().works = [{ ...work, name: String(name) }]
      await open(paths.latestJobs.href(category._id))
      await waitFor(() => expect(descriptions()).toEqual([`Diving: ${name}. ${end}`.trim()]))
      cleanup()
      queryClient.clear()
    }
  })

  test('an application has the work in its title', async () => {
    const [work] = apiStore().works
    await open(paths.jobApplication.href(work?._id ?? ''))
    await waitFor(() => expect(titles()[0]).toMatch(new RegExp(`^Apply for ${work?.name}`)))
    expect(titles()).toHaveLength(1)
    expect(robots()).toEqual(['noindex'])
    const category = apiStore().categories.find(({ _id }) => _id === work?.category)
    expect(shownTrail()).toEqual([
      ['Home', '/'],
      ['Job categories', '/latest'],
      [category?.name, paths.latestJobs.href(category?._id ?? '')],
      [work?.name, ''],
    ])
    // Search engines do not list the page, so there is nothing to tell them.
    expect(told()).toEqual({})
  })

  test('a trail names only what is known: an unknown country or job ends it at the list', async () => {
    await open(paths.jobApplication.href('unknown'))
    expect(await screen.findByText(appliedWork.unknown)).toBeVisible()
    const toJobs = [
      ['Home', '/'],
      ['Job categories', '/latest'],
    ]
    expect(shownTrail()).toEqual(toJobs)
    cleanup()
    apiStore().faults.add({ path: '/work/work-category', status: 503, body: {} })
    await open(paths.latestJobs.href(seeded('categories')._id))
    expect(toldTrail().map(([name]) => name)).toEqual(shownTrail().map(([name]) => name))
    cleanup()
    await open(paths.country.href('unknown'))
    expect(await screen.findByRole('heading', { name: 'Country not found' })).toBeVisible()
    expect(trail()).toBeNull()
    expect(told()).toEqual({})
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

/** Renders a page as the build does, which alone makes this part of the HTML. */
async function openAsBuilt(path: string) {
  vi.stubEnv('SSR', true)
  await open(path)
}

describe('what search engines are told', () => {
  test('is never put on the page through innerHTML, which the policy forbids', async () => {
    const written = vi.spyOn(Element.prototype, 'innerHTML', 'set')
    const { _id } = seeded('categories')
    await open(paths.latestJobs.href(_id))
    await waitFor(() => expect(told()['BreadcrumbList']).toBeDefined())
    expect(written).not.toHaveBeenCalled()
  })

  test('is not made anew in the browser', async () => {
    await open('/premium')
    expect(told()).toEqual({})
  })

  test('on the home page: who we are, without the sample phone and address', async () => {
    changeCompany({ sample: true })
    await openAsBuilt('/')
    expect(told()['Organization']).toMatchObject({ name: company.name, url: `${site}/` })
    expect(told()['WebSite']).toMatchObject({ name: company.name, url: `${site}/` })
    expect(JSON.stringify(told())).not.toMatch(/telephone|address|email|sameAs/)
  })

  test.each(['/study', '/job', '/visiting-visa', '/immigration', '/premium'])(
    'on %s: the service, in the words that the page shows',
    async (path) => {
      await openAsBuilt(path)
      const service = told()['Service']
      expect(service).toMatchObject({
        url: site + path,
        name: screen.getByRole('heading', { level: 1 }).textContent,
      })
      const { description } = v.parse(v.object({ description: v.string() }), service)
      expect(screen.getByText(description)).toBeVisible()
    },
  )

  test('on the Premium page: the questions that are shown on it', async () => {
    await openAsBuilt('/premium')
    const questions = premium.faq.map(({ question }) => expect.objectContaining({ name: question }))
    expect(told()['FAQPage']).toMatchObject({ mainEntity: questions })
    for (const { answer } of premium.faq) expect(document.body).toHaveTextContent(answer)
  })
})

describe('pages that search engines leave out', () => {
  test.each([
    '/no-such-page',
    '/search',
    '/search?q=germany',
    '/forget',
    '/shortlist',
    '/country/unknown',
  ])('%s', async (address) => {
    await open(address)
    await waitFor(() => expect(robots()).toEqual(['noindex']))
    expect(titles()).toHaveLength(1)
    expect(canonical()).toEqual([])
  })

  test.each(['/plan?plan=mine', '/plan?plan=mine#plan-steps'])(
    'one of the reader’s own plans is no other page: %s',
    async (address) => {
      await open(address)
      expect([...canonical(), ...robots()]).toEqual([`${site}/plan`])
    },
  )

  // Facebook's previews, and Share in Chrome and Safari, use the canonical address instead of the one that
  // is open: the work, the invite code and the countries would be lost.
  test.each([
    '/job/a-work',
    '/register/UC123',
    '/compare?with=a,b',
    '/plan?for=study&where=a',
    '/plan#plan=1.abc',
  ])('%s: no other address is named in its place', async (address) => {
    await open(address)
    await waitFor(() => expect(robots()).toEqual(['noindex']))
    expect([...canonical(), ...inHead('meta[property="og:url"]', 'content')]).toEqual([])
    expect(alternates()).toEqual([])
  })

  test.each([
    ['member', '/dashboard/user'],
    ['admin', '/dashboard/admin'],
  ] as const)('the dashboard of a %s', async (who, address) => {
    await logInAs(who)
    await open(address)
    await waitFor(() => expect(robots()).toEqual(['noindex']))
  })
})
