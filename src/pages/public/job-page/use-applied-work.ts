import { useEffect, useState } from 'react'
import { jobCountries } from '@/content/facts/enquiry-options'
import type { EnquiryJob } from '@/features/enquire/enquiry-kinds'

/** A work that somebody applies for: `text` names it, and its category may name a country. */
export type AppliedJob = EnquiryJob & { id: string; text: string; country: string | undefined }

/** Chooses an option, also for when the form is reset, unless the reader has chosen one. */
function choose(select: HTMLSelectElement, value: string) {
  const option = [...select.options].find((each) => each.value === value)
  if (!option || select.value !== '') return
  option.defaultSelected = true
  select.value = value
}

/**
 * The work applied for, once it is known, and the countries of the job form with the one that its category
 * names. The select with `selectId` begins with that country, but keeps what the reader chose.
 */
export function useAppliedWork(id: string | undefined, selectId: string) {
  const [found, setFound] = useState<AppliedJob>()
  const job = found?.id === id ? found : undefined
  const country = job?.country

  useEffect(() => {
    const select = document.getElementById(selectId)
    if (country && select instanceof HTMLSelectElement) choose(select, country)
  }, [country, selectId])

  const offered: readonly string[] = jobCountries
  const countries = country && !offered.includes(country) ? [country, ...offered] : offered
  return { job, countries, onFound: setFound }
}
