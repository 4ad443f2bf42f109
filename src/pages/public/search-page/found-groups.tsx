import { Fragment, type ReactNode, useId } from 'react'
import { browse } from '@/words/browse'
import { CategoryList } from '@/entities/category/category-list'
import { CountryStamps } from '@/entities/country/country-stamps'
import { CompareHint, CompareTray } from '@/features/compare/compare-tray'
import { stampCorner } from '@/features/compare/stamp-corner'
import { SaveButton } from '@/features/shortlist/save-button'
import { haveOwnPhotos } from '@/entities/work/own-photos'
import { WorkCard } from '@/entities/work/work-card'
import { WorkList } from '@/entities/work/work-list'
import styles from './found-groups.module.css'
import { FoundPages } from './found-pages'
import { FoundProducts } from './found-products-late'
import type { Search } from './use-search'

const words = browse.search

type Found = Search['found']
type Props = {
  search: Search
  /** What could not be searched; shown below the results and before the pages. */
  failed: ReactNode
  /** Shown below everything that is there when it arrives. */
  rest: ReactNode
}

/** The results and the site's own pages, each kind under its own heading; a kind without results is left out. */
export function FoundGroups({ search, failed, rest }: Props) {
  const { found, order, pages } = search
  return order.map((part) => {
    if (part === 'failed') return <Fragment key={part}>{failed}</Fragment>
    if (part === 'rest') return <Fragment key={part}>{rest}</Fragment>
    if (part === 'pages')
      return (
        pages.length > 0 && (
          <Group key={part} heading={search.pagesHeading}>
            <FoundPages pages={pages} taken={namesIn(found)} />
          </Group>
        )
      )
    return (
      found[part].length > 0 && (
        <Group key={part} heading={words[part]}>
          <Results part={part} search={search} />
        </Group>
      )
    )
  })
}

const namesIn = (found: Found) =>
  new Set(Object.values(found).flatMap((items) => items.map(({ name }) => name)))

function Results({ part, search }: { part: keyof Found; search: Search }) {
  const { found } = search
  if (part === 'products') return <FoundProducts products={found.products} />
  if (part === 'countries' || part === 'moreCountries') {
    const isFirst = part === 'countries' || found.countries.length === 0
    const before = part === 'countries' ? 0 : found.countries.length
    return (
      <>
        {/* Above the second stamp: what comes late moves nothing that is being read. */}
        {before < 2 && <CompareHint stamps={before + found[part].length} />}
        <CountryStamps countries={found[part]} corner={stampCorner} />
        {isFirst && <CompareTray />}
      </>
    )
  }
  if (part === 'categories' || part === 'moreCategories')
    return <CategoryList categories={found[part]} heading="h3" />
  return <Works works={found[part]} categoryName={search.categoryName} />
}

type WorksProps = { works: Found['works']; categoryName: Search['categoryName'] }

function Works({ works, categoryName }: WorksProps) {
  const picture = haveOwnPhotos(works)
  return (
    <WorkList>
      {works.map((work) => {
        const { _id: id, name } = work
        const category = categoryName(work.category)
        return (
          <WorkCard
            key={id}
            work={work}
            heading="h3"
            category={category}
            picture={picture}
            action={<SaveButton item={{ kind: 'work', id, name, category }} />}
          />
        )
      })}
    </WorkList>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
