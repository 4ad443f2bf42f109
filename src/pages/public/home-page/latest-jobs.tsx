import { nearPart } from '@/components/near-part'
import { NoScript } from '@/components/no-script'
import { home } from '@/words/home'
import block from './block.module.css'
import { listRoom } from './list-room'

const LatestJobsStrip = nearPart(
  () => import('./latest-jobs-strip'),
  'LatestJobsStrip',
  listRoom('strip'),
)

/** The latest-jobs strip, loaded when it comes near. */
export function LatestJobs() {
  return (
    <section className={`container ${block.block}`} aria-labelledby="latest-heading">
      <h2 id="latest-heading">{home.latest.heading}</h2>
      <p>{home.latest.intro}</p>
      <NoScript of="list" />
      <LatestJobsStrip />
    </section>
  )
}
