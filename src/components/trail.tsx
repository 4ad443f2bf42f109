import { Link } from 'react-router-dom'
import { trail } from '@/words/trail'
import { breadcrumbs, type Step } from '@/lib/head/structured-trail'
import { paths } from '@/lib/navigation/paths'
import { StructuredData } from './structured-data'
import styles from './trail.module.css'

type Props = {
  /** The pages between the home page and this one. */
  way: readonly Step[]
  /** The page itself; undefined until its name is known. */
  here: Step | undefined
  /** Whether search engines leave the page out, and so need no trail. */
  hidden?: boolean
}

/**
 * The way from the home page down to this one. Search engines are told exactly the steps that are shown. Product 10,
 * Head of every page; Pages made of data.
 */
export function Trail({ way, here, hidden }: Props) {
  const above = [{ name: trail.home, path: paths.home.href() }, ...way]
  return (
    <nav aria-label={trail.label} className={styles.trail}>
      <ol className="plain-list">
        {above.map(({ name, path, lang }) => (
          <li key={path} lang={lang}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        {here && (
          <li lang={here.lang}>
            <span aria-current="page">{here.name}</span>
          </li>
        )}
      </ol>
      {here && !hidden && <StructuredData things={[breadcrumbs([...above, here])]} />}
    </nav>
  )
}
