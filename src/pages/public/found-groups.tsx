import { type ReactNode, useId } from 'react'
import { browse } from '@/content/browse'
import { CategoryList } from '@/features/categories/category-list'
import { CountryStamps } from '@/features/countries/country-stamps'
import { ProductCard } from '@/features/products/product-card'
import { SaveButton } from '@/features/shortlist/save-button'
import { WorkCard } from '@/features/works/work-card'
import { WorkList } from '@/features/works/work-list'
import styles from './found-groups.module.css'
import type { Search } from './use-search'

const words = browse.search

/** The results, each kind under its own heading; a kind without results is not named. */
export function FoundGroups({ search: { found, categoryName } }: { search: Search }) {
  return (
    <>
      {found.countries.length > 0 && (
        <Group heading={words.countries}>
          <CountryStamps countries={found.countries} />
        </Group>
      )}
      {found.categories.length > 0 && (
        <Group heading={words.categories}>
          <CategoryList categories={found.categories} heading="h3" />
        </Group>
      )}
      {found.products.length > 0 && (
        <Group heading={words.products}>
          <ul className={`plain-list ${styles.products}`}>
            {found.products.map((product) => (
              <li key={product._id}>
                <ProductCard
                  product={product}
                  action={
                    <SaveButton
                      item={{
                        kind: 'product',
                        id: product._id,
                        name: product.name,
                        price: product.price ?? undefined,
                      }}
                    />
                  }
                />
              </li>
            ))}
          </ul>
        </Group>
      )}
      {found.works.length > 0 && (
        <Group heading={words.works}>
          <WorkList>
            {found.works.map((work) => (
              <WorkCard
                key={work._id}
                work={work}
                heading="h3"
                category={categoryName(work.category)}
                action={<SaveButton item={{ kind: 'work', id: work._id, name: work.name }} />}
              />
            ))}
          </WorkList>
        </Group>
      )}
    </>
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
