import { Link, useParams } from 'react-router-dom'
import { QueryStates } from '@/components/query-states'
import { PageHead } from '@/components/page-head'
import { ScenePicture } from '@/components/scene-picture'
import { browse } from '@/words/browse'
import { common } from '@/words/common'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { categoriesQuery } from '@/entities/category/api'
import { SaveButton } from '@/features/shortlist/save-button'
import { categoryWorksQuery } from '@/entities/work/api'
import { haveOwnPhotos } from '@/entities/work/own-photos'
import type { Work } from '@/entities/work/schema'
import { WorkCard } from '@/entities/work/work-card'
import { WorkList } from '@/entities/work/work-list'
import { isApiError, messageOf } from '@/lib/api/errors'
import { firstWords } from '@/lib/text/first-words'
import { newestFirst } from '@/lib/dates/newest-first'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'
import { breadcrumbs } from '@/lib/head/structured-data'
import { useFailureToast } from '@/lib/notices/use-failure-toast'
import styles from './latest-jobs-page.module.css'

const words = browse.jobs

/** The works of one category. Product 2, /latestjobs/:id. */
export function LatestJobsPage() {
  const { id = '' } = useParams()
  const works = useApiQuery(categoryWorksQuery(id))
  const categories = useApiQuery(categoriesQuery())
  useFailureToast(categories, messages.lists.categories)

  const category = categories.data?.find(({ _id }) => _id === id)
  // Some servers answer an unknown category with an empty list.
  const unlisted = works.data?.length === 0 && categories.data !== undefined && !category
  if (isApiError(works.error, 'not-found') || unlisted) return <UnknownCategory />

  const name = category?.name
  // The heading and what is below it come at once, so that a long name moves nothing.
  const loading = works.isPending || categories.isPending
  return (
    <div className="container section">
      <PageHead
        title={(name ?? browse.meta.latestJobs.title) + titleSuffix}
        description={descriptionOf(name, works.data)}
        jsonLd={[
          breadcrumbs(
            common.home,
            { name: browse.meta.latest.title, path: paths.latest.href() },
            { name: name ?? browse.meta.latestJobs.title, path: paths.latestJobs.href(id) },
          ),
        ]}
      />
      <div className={styles.picture}>
        {!loading && (
          <ScenePicture kind="job" name={name ?? ''} address={category?.photo} width={480} />
        )}
      </div>
      <p className={styles.kicker}>{words.kicker}</p>
      <h1>{name ?? words.nameless}</h1>
      {!loading && <p className="lede">{words.intro}</p>}
      <QueryStates
        load={works}
        loading={words.loading}
        waits={categories.isPending}
        toast={messages.lists.failed}
        failed={messageOf(works.error, messages.lists.failed)}
        empty={<p>{words.empty}</p>}
      >
        {(all) => <Works works={all} picture={haveOwnPhotos(all, category?.photo ?? '')} />}
      </QueryStates>
      {!loading && (
        <p className={styles.all}>
          <Link to={paths.latest.href()}>{words.all}</Link>
        </p>
      )}
    </div>
  )
}

/** What is in the category, then what every category's page is for. */
function descriptionOf(name: string | undefined, works: readonly Work[] = []): string {
  const { description } = browse.meta.latestJobs
  if (name === undefined || works.length === 0) return description
  const names = newestFirst(works).map((work) => work.name)
  return firstWords(`${name}: ${names.join(', ')}. ${description}`)
}

function Works({ works, picture }: { works: readonly Work[]; picture: boolean }) {
  return (
    <WorkList>
      {newestFirst(works).map((work) => (
        <WorkCard
          key={work._id}
          work={work}
          heading="h2"
          picture={picture}
          action={<SaveButton item={{ kind: 'work', id: work._id, name: work.name }} />}
        />
      ))}
    </WorkList>
  )
}

function UnknownCategory() {
  return (
    <div className="container section">
      <PageHead title={words.unknownTitle + titleSuffix} hidden />
      <h1>{words.unknownTitle}</h1>
      <p className="lede">{words.unknownText}</p>
      <p>
        <Link to={paths.latest.href()}>{words.all}</Link>
      </p>
    </div>
  )
}
