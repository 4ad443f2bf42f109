import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/lib/navigation/paths'
import { type CheckPlace, placeAfter, placeHref, stepState } from './place'

/** The state of an entry in the browser's history that was reached from within the check. */
const schema = v.object({ check: v.picklist(['step', 'change']) })

/** The ways to leave a question. Each step is an entry of the browser's history, so its Back works too. */
export function useSteps({ kind, at }: { kind: CheckPlace['kind']; at: number }) {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const known = v.safeParse(schema, state)
  const before = at > 1 ? placeHref({ kind, at: at - 1 }) : paths.checkOffer.href()

  /** Goes on, or back to the result if the person came from there. */
  const forward = (place: CheckPlace) => {
    if (known.success && known.output.check === 'change') void navigate(-1)
    else void navigate(placeHref(place), { state: stepState })
  }

  return {
    next: () => forward(placeAfter(kind, at)),
    toResult: () => forward({ kind, at: 'result' }),
    back: () => {
      if (known.success) void navigate(-1)
      // Opened by its address: the entry before it is another site, or there is none.
      else void navigate(before, { replace: true })
    },
  }
}
