import { home } from '@/words/home'
import { lazyPart } from '@/lib/loading/lazy-part'
import block from './block.module.css'
import { LateBlock } from './late-block'
import { loadCode } from '@/lib/loading/load-code'

const LatestJobsStrip = lazyPart(
  async () => (await loadCode(() => import('./latest-jobs-strip'))).LatestJobsStrip,
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
