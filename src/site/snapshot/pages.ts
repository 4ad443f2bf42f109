import type { QueryKey } from '@tanstack/react-query'
import { categoriesQuery } from '@/entities/category/api'
import type { Category } from '@/entities/category/schema'
import { countriesQuery, countryQuery } from '@/entities/country/api'
import { workQuery } from '@/entities/work/api'
import { categoryWorksKey } from '@/entities/work/keys'
import { categoriesNaming, jobsThereKey } from '@/pages/public/country-page/jobs-there'
import { countriesNamed, countriesNamedKey } from '@/pages/public/latest-jobs-page/countries-named'
import { MOST_FIXED_RULES } from '@/site/hosting/hosting-redirects'
import { newestFirst } from '@/lib/dates/newest-first'
import { english, type Language, languages } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import { isPageId } from './page-id'
import { allWorks, type Snapshot } from './snapshot'

/**
 * What a preview picture shows; `photo` is an address, a path or empty, `title` the name to write if it is not the
 * API's.
 */
export type Subject = {
  kind: 'country' | 'category'
  name: string
  photo: string
  title?: string
}

/** A page with data of the API in it. */
export type DataPage = {
  path: string
  /** The answers that it shows, by their key in the browser's cache. */
  data: [QueryKey, unknown][]
  /** Answers that it only takes addresses for links from: they are not in its HTML. */
  linked?: [QueryKey, unknown][]
  /** What its preview picture shows; without one, it has the site's. */
  subject?: Subject | undefined
  /** Whether the sitemap lists it for search engines, with its time. */
  listed?: boolean
  /** Whether it is the first to be dropped: no search engine lists it, and the shell answers as well. */
  spare?: boolean
}

/** A page with data in one language. */
export type PageInLanguage = { language: Language; page: DataPage }

/** The most pages, in all languages: as many as Cloudflare takes rules, more than the consultancy will ever have. */
export const MOST_PAGES = MOST_FIXED_RULES

/**
 * The pages in every language, the most wanted first: `spare` ones come after all others, English before the other
 * languages. `dropped` is how many are dropped because there is no room.
 */
export function inLanguages(pages: readonly DataPage[]): {
  pages: PageInLanguage[]
  dropped: number
} {
  const [, ...others] = languages
  const inTurn = (some: readonly DataPage[]): PageInLanguage[] => [
    ...some.map((page) => ({ page, language: english })),
    ...some.flatMap((page) => others.map((language) => ({ page, language }))),
  ]
  const all = [
    ...inTurn(pages.filter(({ spare }) => !spare)),
    ...inTurn(pages.filter(({ spare }) => spare)),
  ]
  return { pages: all.slice(0, MOST_PAGES), dropped: Math.max(0, all.length - MOST_PAGES) }
}

/** The page with a preview picture that names a country in the page's language. */
export function withTitle(page: DataPage, countryName: (name: string) => string): DataPage {
  const { subject } = page
  const title = subject?.kind === 'country' ? countryName(subject.name) : subject?.name
  return subject && title && title !== subject.name
    ? { ...page, subject: { ...subject, title } }
    : page
}

type Entry = [QueryKey, unknown]

/** The pages made from a snapshot, whatever the language, the most wanted first. */
export function dataPages(snapshot: Snapshot): DataPage[] {
  const { countries, categories } = snapshot
  const countryList: Entry[] = countries ? [[countriesQuery().queryKey, countries]] : []
  const categoryList: Entry[] = categories ? [[categoriesQuery().queryKey, categories]] : []
  const lists = [
    { path: paths.home.path, data: [...countryList, ...categoryList] },
    { path: paths.latest.path, data: categoryList },
    { path: paths.compare.path, data: countryList },
  ] as const satisfies DataPage[]
  const linking = [paths.study, paths.visitingVisa, paths.immigration].map(({ path }) => ({
    path,
    data: [],
    linked: countryList,
  }))
  return [
    ...lists.filter(({ data }) => data.length > 0),
    ...linking.filter(({ linked }) => linked.length > 0),
    ...countryPages(snapshot, paths.country),
    ...categoryPages(snapshot, categoryList),
    ...jobPages(snapshot, categoryList),
    ...countryPages(snapshot, paths.countryDetails),
  ]
}

/** `/country-details/:id` shows each country once more; its page names `/country/:id` as the right one. */
function countryPages(snapshot: Snapshot, { href }: typeof paths.country): DataPage[] {
  const categories = newestFirst(snapshot.categories ?? [])
  const works = Object.entries(snapshot.worksOf).flatMap(([category, list]) =>
    list.map(({ name }) => ({ name, category })),
  )
  return Object.entries(snapshot.countryById)
    .filter(([id]) => isPageId(id))
    .map(([id, country]) => ({
      path: href(id),
      data: [
        [countryQuery(id).queryKey, country],
        [jobsThereKey(id, country.name), categoriesNaming(country.name, categories, works)],
      ],
      subject: { kind: 'country', name: country.name, photo: country.photo },
      listed: href === paths.country.href,
      spare: href !== paths.country.href,
    }))
}

/** What a category's picture shows. */
const labelOf = ({ name, photo }: Pick<Category, 'name' | 'photo'>): Subject => ({
  kind: 'category',
  name,
  photo,
})

function categoryPages({ countries, categories, worksOf }: Snapshot, list: Entry[]): DataPage[] {
  return (categories ?? []).flatMap(({ _id, name, photo }) => {
    const works = worksOf[_id]
    if (!works || !isPageId(_id)) return []
    const naming = { name, works }
    return {
      path: paths.latestJobs.href(_id),
      data: [
        [categoryWorksKey(_id), works],
        ...list,
        [countriesNamedKey(_id, naming), countriesNamed(naming, countries ?? [])],
      ],
      subject: labelOf({ name, photo }),
      // Search engines treat a page without a job as a missing one.
      listed: works.length !== 0,
    }
  })
}

/** The page of a job has its category's picture, which is drawn anyway. */
function jobPages(snapshot: Snapshot, list: Entry[]): DataPage[] {
  const labels = new Map(snapshot.categories?.map((each) => [each._id, labelOf(each)]))
  return newestFirst(allWorks(snapshot))
    .filter(({ _id }) => isPageId(_id))
    .map((work) => ({
      path: paths.jobApplication.href(work._id),
      data: [[workQuery(work._id).queryKey, work], ...list],
      subject: labels.get(work.category),
      spare: true,
    }))
}
