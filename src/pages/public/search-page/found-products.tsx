import { ProductCard } from '@/entities/product/product-card'
import type { Product } from '@/entities/product/schema'
import { SaveButton } from '@/features/shortlist/save-button'
import styles from './found-products.module.css'

/** What the product search found. */
export function FoundProducts({ products }: { products: readonly Product[] }) {
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
