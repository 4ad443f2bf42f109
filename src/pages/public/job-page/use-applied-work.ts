import { useEffect, useState } from 'react'
import { jobCountries } from '@/content/facts/enquiry-options'

/** Chooses an option, also for when the form is emptied, unless the reader has chosen one. */
function choose(select: HTMLSelectElement, value: string) {
  const option = [...select.options].find((each) => each.value === value)
  if (!option || select.value !== '') return
  option.setAttribute('selected', '')
  select.value = value
}

/**
 * The countries of the job form, led by the work applied for once its name is known. The mail
 * has no field for the work (Product 3, Enquiry payload), so the country field says it.
 * The select with `selectId` keeps what the reader chose.
 */
export function useAppliedWork(selectId: string) {
  const [work, nameWork] = useState('')

  useEffect(() => {
    const select = document.getElementById(selectId)
    if (work && select instanceof HTMLSelectElement) choose(select, work)
  }, [work, selectId])

  return { work, nameWork, countries: work ? [work, ...jobCountries] : jobCountries }
}
