import { adminWorks } from '@/words/admin-catalogue'
import { isCategory } from '@/entities/category/api'
import { categoryWorksQuery } from '@/entities/work/api'
import { useApiQuery } from '@/lib/api/query'
import styles from './work-count.module.css'

/**
 * How many works a category has, as soon as the cache has them; the list of categories requests them.
 * The line is reserved before, so that nothing moves.
 */
export function WorkCount({ category }: { category: string }) {
  const works = useApiQuery({ ...categoryWorksQuery(category, isCategory), enabled: false })
  return <p className={styles.count}>{works.data && adminWorks.count(works.data.length)}</p>
}
