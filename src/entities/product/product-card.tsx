import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ScenePicture } from '@/components/scene-picture'
import { cutText } from '@/lib/text/cut-text'
import { langOfSent } from '@/lib/text/lang-of'
import { paths } from '@/lib/navigation/paths'
import { Price } from './price'
import styles from './product-card.module.css'
import type { Product } from './schema'

/** A found product with its price; leads to /product/{id}. Product 2, Search results. */
export function ProductCard({ product, action }: { product: Product; action: ReactNode }) {
  const { _id, name, description, price, photo } = product
  return (
    <article className={styles.card}>
      <ScenePicture kind="job" name={name} address={photo} width={240} fill />
      <div className={styles.text}>
        <h3 lang={langOfSent(name)} className={styles.name}>
          <Link to={paths.product.href(_id)}>{name}</Link>
        </h3>
        <p lang={langOfSent(description)} className={styles.description}>
          {cutText(description)}
        </p>
      </div>
      <div className={styles.stub}>
        <Price rupees={price} />
        {action}
      </div>
    </article>
  )
}
