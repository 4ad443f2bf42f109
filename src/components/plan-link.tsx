import { Link } from 'react-router-dom'
import type { Purpose } from '@/content/facts/purposes'
import { planLink } from '@/words/plan-link'
import { paths } from '@/lib/navigation/paths'

/** A link from a page about one purpose, or about several, to a plan for it. Product 10, Plans. */
export function PlanLink({ purpose }: { purpose?: Purpose }) {
  return (
    <div>
      <p>{planLink.intro}</p>
      <Link to={paths.plan.href(purpose && { purpose })} className="button button-plain">
        {planLink[purpose ?? 'any']}
      </Link>
    </div>
  )
}
