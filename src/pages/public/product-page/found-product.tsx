import { Link } from 'react-router-dom'
import { QueryStates } from '@/components/query-states'
import { PageHead } from '@/components/page-head'
import { ScenePicture } from '@/components/scene-picture'
import { browse } from '@/words/browse'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { productQuery } from '@/entities/product/api'
import { lastSearch } from '@/entities/product/last-search'
import { Price } from '@/entities/product/price'
import type { Product } from '@/entities/product/schema'
import { SaveButton } from '@/features/shortlist/save-button'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { cutText } from '@/lib/text/cut-text'
import { isApiError, messageOf } from '@/lib/api/errors'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'
import { NotFoundPage } from '@/pages/public/not-found-page'
import { langOfSent } from '@/lib/text/lang-of'
import styles from './found-product.module.css'
import { ProductFrame } from './product-frame'

const words = browse.product

type Props = { id: string; /** Its entry in the shortlist. */ saved: SavedItem | undefined }

/** The product with this id, found by searching; the 404 if no search finds it. */
export function FoundProduct({ id, saved }: Props) {
  const product = useApiQuery(productQuery(id, saved?.name))
  if (product.data) return <ProductSheet product={product.data} />
  if (isApiError(product.error, 'not-found')) return <NotFoundPage />
  return (
    <ProductFrame saved={saved}>
      <QueryStates
        load={product}
        loading={words.loading}
        failed={messageOf(product.error, messages.lists.failed)}
      />
    </ProductFrame>
  )
}

function ProductSheet({ product }: { product: Product }) {
  const { _id, name, description, price, photo } = product
  const item = { kind: 'product', id: _id, name, price: price ?? undefined } as const
  return (
    <div className="container section">
      <PageHead title={name + titleSuffix} description={cutText(description)} hidden />
      <article className={styles.ticket}>
        <ScenePicture kind="job" name={name} address={photo} width={640} eager fill />
        <div className={styles.text}>
          <h1 lang={langOfSent(name)} className={styles.name}>
            {name}
          </h1>
          <Price rupees={price} />
          <p lang={langOfSent(description)} className={styles.description}>
            {cutText(description)}
          </p>
          <p className={styles.actions}>
            <Link to={paths.contact.href()} className="button button-wanted">
              {words.ask}
            </Link>
            <SaveButton item={item} />
          </p>
        </div>
      </article>
      <p>
        <Link to={paths.search.href(lastSearch.get())}>{words.back}</Link>
      </p>
    </div>
  )
}
