import { Link } from 'react-router-dom'
import { browseLate } from '@/words/browse-late'
import { countryName } from '@/words/country-names'
import type { Work } from '@/entities/work/schema'
import { useApiQuery } from '@/lib/api/query'
import { paths } from '@/lib/navigation/paths'
import { cutName } from '@/lib/text/cut-text'
import { langOf } from '@/lib/text/lang-of'
import { countriesNamedQuery } from './countries-named'
import styles from './countries-to-read.module.css'

/** The most that are shown: a category that names more is about none of them. */
const MOST = 6

type Props = { id: string; name: string | undefined; works: readonly Work[] | undefined }

const none: readonly Work[] = []

/** The countries that a category names, each a link to its guide. Product 2, /latestjobs/:id. */
export function CountriesToRead({ id, name = '', works = none }: Props) {
  const enabled = name !== '' && works.length > 0
  const { data = [] } = useApiQuery({ ...countriesNamedQuery(id, { name, works }), enabled })
  if (!enabled || data.length === 0 || data.length > MOST) return null
  return (
    <p className={styles.countries}>
      {browseLate.countries}{' '}
      {data.map((country) => {
        const shown = cutName(countryName(country.name))
        return (
          <Link key={country._id} to={paths.country.href(country._id)} lang={langOf(shown)}>
            {shown}
          </Link>
        )
      })}
    </p>
  )
}
