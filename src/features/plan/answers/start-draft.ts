import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { purposes } from '@/content/facts/purposes'
import { draftKey, hasDraft } from '@/lib/browser/storage/draft-key'
import { readJson, visitStore } from '@/lib/browser/storage/storage'
import type { Known } from '@/features/plan/stored/known'
import { isMonthOrDay, planSchema } from '@/features/plan/stored/schema'
import { START_DRAFT } from '@/features/plan/stored/storage-keys'
import { textOf } from './read-answers'
import type { Choice } from './use-countries'

const KEY = draftKey(START_DRAFT)

const draftSchema = v.object({
  /** What the address proposed where this was chosen. */
  from: v.string(),
  purpose: v.optional(planSchema.entries.purpose),
  // With its name, since the API's list may not be there yet.
  country: v.optional(planSchema.entries.country),
  month: v.optional(v.pipe(v.string(), v.check(isMonthOrDay))),
  day: v.optional(v.string()),
})

/** What the reader has chosen in the form for a new plan; null is a country that is not decided yet. */
export type Drafted = Omit<v.InferOutput<typeof draftSchema>, 'from'>

const NOTHING: Drafted = {}

const proposedBy = ({ purpose, where }: Known) => [purpose, where].filter(Boolean).join(' ')

/** The stored draft, without what another address proposed instead. */
function readDraft(known: Known): Drafted {
  const stored = v.safeParse(draftSchema, readJson(visitStore, KEY))
  if (!stored.success) return NOTHING
  const { from, ...chosen } = stored.output
  if (from === proposedBy(known)) return chosen
  return {
    ...chosen,
    ...(known.purpose && { purpose: undefined }),
    ...(known.where && { country: undefined }),
  }
}

/**
 * Stores the fields with the `changed` names; a preset month is not stored. `isShown`: the form shows the draft and what
 * the address proposes, which the reader then means too; the prerendered form shows neither.
 */
export function noteStartDraft(
  form: HTMLFormElement,
  changed: readonly string[],
  { choices, known, isShown }: { choices: readonly Choice[]; known: Known; isShown: boolean },
) {
  const before = readDraft(known)
  const data = new FormData(form)
  const country = choices.find(({ key }) => key === textOf(data, 'country'))?.country ?? null
  const isNew = (name: string, isMeant = false) => changed.includes(name) || (isShown && isMeant)
  const draft: v.InferInput<typeof draftSchema> = {
    from: proposedBy(known),
    purpose: isNew('purpose', true)
      ? purposes.find((each) => each === textOf(data, 'purpose'))
      : before.purpose,
    country: isNew('country', country !== null) ? country : before.country,
    month: isNew('month') ? textOf(data, 'month') || undefined : before.month,
    day: isNew('day') ? textOf(data, 'day') : before.day,
  }
  visitStore.set(KEY, JSON.stringify(draft))
}

/** Deletes the draft, once there is a plan. */
export const dropStartDraft = () => visitStore.remove(KEY)

/** The page as it was prerendered, which knows neither the draft nor the address. */
const HTML = 'html'

/**
 * The draft of the form for a new plan, as it was when the form was added to the page, or when the address changed;
 * empty in the prerendered page. The fields are mounted anew for each `key`. Product 10, Plans.
 */
export function useStartDraft(known: Known, ready: boolean): { drafted: Drafted; key: string } {
  const [had] = useState(() => hasDraft(START_DRAFT))
  const [losses, setLosses] = useState(0)
  const [read, setRead] = useState({ at: HTML, drafted: NOTHING })
  useEffect(() => {
    // From the browser's back/forward cache; a logout has deleted the draft.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !hasDraft(START_DRAFT)) setLosses((before) => before + 1)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const from = proposedBy(known)
  const at = ready ? `${from}#${losses}` : HTML
  // What was chosen in the HTML is in its fields: mounted anew, they would lose the focus.
  const stays = read.at === HTML && from === '' && !had
  if (at !== read.at) setRead({ at, drafted: stays ? NOTHING : readDraft(known) })
  return { drafted: read.drafted, key: `${losses} ${JSON.stringify(read.drafted)}` }
}
