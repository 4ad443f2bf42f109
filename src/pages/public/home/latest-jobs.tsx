import { home } from '@/content/home'
import { lazyPart } from '@/lib/lazy-part'
import block from './block.module.css'
import { LateBlock } from './late-block'

const LatestJobsStrip = lazyPart(
  async () => (await import('@/features/categories/latest-jobs-strip')).LatestJobsStrip,
)

/** The latest-jobs strip, loaded when it comes near. */
export function LatestJobs() {
  return (
    <section className={`container ${block.block}`} aria-labelledby="latest-heading">
      <h2 id="latest-heading">{home.latest.heading}</h2>
      <p>{home.latest.intro}</p>
      <LateBlock room="strip">
        <LatestJobsStrip />
      </LateBlock>
    </section>
  )
}
