import { dataPart } from '@/components/data-part'
import { NoScript } from '@/components/no-script'
import { homeFirst } from '@/words/home-first'
import { CATEGORIES } from '@/entities/category/keys'
import block from './block.module.css'
import { listRoom } from './list-room'

const LatestJobsStrip = dataPart(() => import('./latest-jobs-strip'), 'LatestJobsStrip', {
  id: 'latest-jobs',
  keys: () => [CATEGORIES],
  without: <NoScript of="list" />,
  ...listRoom('strip'),
})

/** The latest-jobs strip, loaded when it comes near. */
export function LatestJobs() {
  return (
    <section className={`container ${block.block}`} aria-labelledby="latest-heading">
      <h2 id="latest-heading">{homeFirst.latest.heading}</h2>
      <p>{homeFirst.latest.intro}</p>
      <LatestJobsStrip />
    </section>
  )
}
