import type { Work } from '@/entities/work/schema'
import { WorkCard } from '@/entities/work/work-card'
import { WorkList } from '@/entities/work/work-list'
import { SaveButton } from '@/features/shortlist/save-button'
import { newestFirst } from '@/lib/dates/newest-first'

type Props = { works: readonly Work[]; category: string | undefined; picture: boolean }

/** The works of a category, newest first. */
export function Works({ works, category, picture }: Props) {
  return (
    <WorkList>
      {newestFirst(works).map((work) => (
        <WorkCard
          key={work._id}
          work={work}
          heading="h2"
          picture={picture}
          action={<SaveButton item={{ kind: 'work', id: work._id, name: work.name, category }} />}
        />
      ))}
    </WorkList>
  )
}
