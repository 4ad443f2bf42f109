import { useCallback, useEffect, useMemo, useState } from 'react'
import { jobCountries } from '@/content/facts/enquiry-options'
import type { EnquiryJob } from '@/features/enquire/enquiry-kinds'
import { paths } from '@/lib/navigation/paths'

/** A work that somebody applies for; its category may name a country. */
export type AppliedJob = EnquiryJob & { country?: string | undefined }

/** The work with this id while nothing else is known of it: an enquiry names its page. */
function unknownJob(id: string): AppliedJob {
  const text = paths.jobApplication.href(id)
  // Not `publicAddress`, which comes with code that this page does not need before the first interaction.
  const withCountry = (chosen: string) =>
    [chosen, window.location.origin + text].filter(Boolean).join(': ')
  return { id, text, withCountry }
}

/** Chooses an option, also for when the form is reset, unless the reader has chosen one. */
function choose(select: HTMLSelectElement, value: string) {
  const option = [...select.options].find((each) => each.value === value)
  if (!option || select.value !== '') return
  option.defaultSelected = true
  select.value = value
}

/**
 * The work applied for, before it is known by its address, and the countries of the job form with the one that its
 * category names. The select with `selectId` begins with that country, but keeps what the reader chose.
 */
export function useAppliedWork(id: string | undefined, selectId: string) {
  const [known, setKnown] = useState<{ id: string; job: AppliedJob | null }>()
  const unknown = useMemo(() => (id === undefined ? null : unknownJob(id)), [id])
  const job = known?.id === id ? known?.job : unknown
  const country = job?.country

  useEffect(() => {
    const select = document.getElementById(selectId)
    if (country && select instanceof HTMLSelectElement) choose(select, country)
  }, [country, selectId])

  const onKnown = useCallback(
    (of: string, found: AppliedJob | null) => setKnown({ id: of, job: found }),
    [],
  )
  const offered: readonly string[] = jobCountries
  const countries = country && !offered.includes(country) ? [country, ...offered] : offered
  return { job, countries, onKnown }
}
