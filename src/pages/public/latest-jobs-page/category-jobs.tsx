import { Link } from 'react-router-dom'
import { AsOf } from '@/components/as-of'
import { QueryStates } from '@/components/query-states'
import { ScenePicture } from '@/components/scene-picture'
import { Trail } from '@/components/trail'
import { usePageFile } from '@/components/use-page-file'
import { browse } from '@/words/browse'
import { messages } from '@/words/messages'
import { trail } from '@/words/trail'
import { categoriesQuery, isCategory } from '@/entities/category/api'
import { categoryWorksQuery } from '@/entities/work/api'
import { haveOwnPhotos } from '@/entities/work/own-photos'
import { isApiError, messageOf } from '@/lib/api/errors'
import { useApiQuery } from '@/lib/api/query'
import { useWithoutShift } from '@/lib/browser/movement/use-without-shift'
import { paths } from '@/lib/navigation/paths'
import { useFailureToast } from '@/lib/notices/use-failure-toast'
import styles from './category-jobs.module.css'
import { CategoryHead } from './category-head'
import { CountriesToRead } from './countries-to-read'
import { UnknownCategory } from './unknown-category'
import { Works } from './works'
import { langOfSent } from '@/lib/text/lang-of'

const words = browse.jobs

/** What the page says about a category, and its works. */
export function CategoryJobs({ id }: { id: string }) {
  const worksQuery = categoryWorksQuery(id, isCategory)
  const works = useApiQuery(worksQuery)
  const categories = useApiQuery(categoriesQuery())
  useFailureToast(categories, messages.lists.categories)
  usePageFile(worksQuery, categoriesQuery())
  const [shownWorks, showNewerWorks] = useWithoutShift(works.data)
  const [shownCategories, showNewerCategories] = useWithoutShift(categories.data)
  const showNewer = () => {
    showNewerWorks?.()
    showNewerCategories?.()
  }

  const isIt = ({ _id }: { _id: string }) => _id === id
  const category = shownCategories?.find(isIt)
  // Some servers answer an unknown category with an empty list.
  const isUnlisted = works.data?.length === 0 && categories.data?.some(isIt) === false
  if (isUnlisted || isApiError(works.error, 'not-found')) return <UnknownCategory />

  const name = category?.name
  // The heading and what is below it are shown together, so that a long name moves nothing.
  const loading = works.isPending || categories.isPending
  return (
    <div className="container section">
      <CategoryHead name={name} works={shownWorks} />
      <Trail
        way={[{ name: trail.categories, path: paths.latest.href() }]}
        here={
          name === undefined
            ? undefined
            : { name, path: paths.latestJobs.href(id), lang: langOfSent(name) }
        }
      />
      <div className={styles.picture}>
        {!loading && (
          <ScenePicture kind="job" name={name ?? ''} address={category?.photo} width={480} />
        )}
      </div>
      <p className={styles.kicker}>{words.kicker}</p>
      <h1 lang={langOfSent(name ?? '')}>{name ?? words.nameless}</h1>
      {!loading && <p className="lede">{words.intro}</p>}
      <QueryStates
        load={{ ...works, data: shownWorks }}
        loading={words.loading}
        waits={categories.isPending}
        toast={messages.lists.failed}
        failed={messageOf(works.error, '') || undefined}
        empty={<p>{words.empty}</p>}
      >
        {(all) => (
          <Works works={all} category={name} picture={haveOwnPhotos(all, category?.photo ?? '')} />
        )}
      </QueryStates>
      <AsOf
        of={[works, categories]}
        showNewer={(showNewerWorks ?? showNewerCategories) && showNewer}
      />
      <CountriesToRead id={id} name={name} works={shownWorks} />
      {!loading && (
        <p className={styles.all}>
          <Link to={paths.latest.href()}>{words.all}</Link>
        </p>
      )}
    </div>
  )
}
