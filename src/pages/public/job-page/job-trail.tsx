import { Trail } from '@/components/trail'
import { trail } from '@/words/trail'
import { categoriesQuery } from '@/entities/category/api'
import { workQuery } from '@/entities/work/api'
import { useApiQuery } from '@/lib/api/query'
import { useWithoutShift } from '@/lib/browser/movement/use-without-shift'
import { paths } from '@/lib/navigation/paths'
import { langOfSent } from '@/lib/text/lang-of'

/** A step named by the API, in the language of the name. */
const step = (name: string, path: string) => ({ name, path, lang: langOfSent(name) })

/** The way from the home page to a work: through the list of its category. Product 2, /job and /job/:id. */
export function JobTrail({ id }: { id: string }) {
  const [work] = useWithoutShift(useApiQuery(workQuery(id)).data)
  const [categories] = useWithoutShift(useApiQuery(categoriesQuery()).data)
  const category = categories?.find(({ _id }) => _id === work?.category)
  return (
    <Trail
      way={[
        { name: trail.categories, path: paths.latest.href() },
        ...(category ? [step(category.name, paths.latestJobs.href(category._id))] : []),
      ]}
      here={work && step(work.name, paths.jobApplication.href(id))}
      hidden
    />
  )
}
