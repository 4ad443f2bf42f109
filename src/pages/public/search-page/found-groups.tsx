import { type ReactNode, useId } from 'react'
import { browse } from '@/words/browse'
import { CategoryList } from '@/entities/category/category-list'
import { CountryStamps } from '@/entities/country/country-stamps'
import { ProductCard } from '@/entities/product/product-card'
import { SaveButton } from '@/features/shortlist/save-button'
import { haveOwnPhotos } from '@/entities/work/own-photos'
import { WorkCard } from '@/entities/work/work-card'
import { WorkList } from '@/entities/work/work-list'
import styles from './found-groups.module.css'
import type { Search } from './use-search'

const words = browse.search

type Found = Search['found']
type Props = { search: Search }

/** The results, each kind under its own heading; a kind without results is not named. */
export function FoundGroups({ search }: Props) {
  const { found, order } = search
  return order
    .filter((kind) => found[kind].length > 0)
    .map((kind) => (
      <Group key={kind} heading={words[kind]}>
        <Results kind={kind} search={search} />
      </Group>
    ))
}

function Results({ kind, search: { found, categoryName } }: Props & { kind: keyof Found }) {
  if (kind === 'countries') return <CountryStamps countries={found.countries} />
  if (kind === 'categories') return <CategoryList categories={found.categories} heading="h3" />
  if (kind === 'products') return <Products products={found.products} />
  const picture = haveOwnPhotos(found.works)
  return (
    <WorkList>
      {found.works.map((work) => (
        <WorkCard
          key={work._id}
          work={work}
          heading="h3"
          category={categoryName(work.category)}
          picture={picture}
          action={<SaveButton item={{ kind: 'work', id: work._id, name: work.name }} />}
        />
      ))}
    </WorkList>
  )
}

function Products({ products }: { products: Found['products'] }) {
  return (
    <ul className={`plain-list ${styles.products}`}>
      {products.map((product) => (
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
