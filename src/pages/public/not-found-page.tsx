import { Link, useNavigate } from 'react-router-dom'
import { ReturnToSender } from '@/components/art/return-stamp'
import { PageHead } from '@/components/page-head'
import { titleSuffix } from '@/words/site'
import { notFound } from '@/words/not-found'
import { goBack } from '@/lib/navigation/go-back'
import { paths } from '@/lib/navigation/paths'
import styles from './not-found-page.module.css'

/** For every address that has no page. Product 2, The 404 page; 8, Unknown routes. */
export function NotFoundPage() {
  const navigate = useNavigate()
  const goHome = () => void navigate(paths.home.href())

  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={notFound.title + titleSuffix} hidden />
      <div>
        <h1>{notFound.heading}</h1>
        <p className="lede">{notFound.text}</p>
        <p>
          <button
            type="button"
            className="button button-wanted needs-script"
            onClick={() => goBack(goHome)}
          >
            {notFound.back}
          </button>
        </p>
        <p className={styles.ways}>
          <Link to={paths.home.href()}>{notFound.home}</Link>
          <Link to={paths.search.href()}>{notFound.search}</Link>
        </p>
      </div>
      <div className={styles.letter}>
        <ReturnToSender text={notFound.stamp} />
      </div>
    </div>
  )
}
