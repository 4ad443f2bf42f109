import { CategoryLabel } from './category-label'
import styles from './category-list.module.css'
import type { Category } from './schema'

type Props = { categories: readonly Category[]; heading: 'h2' | 'h3' }

/** Categories as a rack of luggage labels, in the order given. */
export function CategoryList({ categories, heading }: Props) {
  return (
    <ul className={`plain-list ${styles.rack}`} data-paper="tiles">
      {categories.map((category) => (
        <li key={category._id}>
          <CategoryLabel category={category} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
