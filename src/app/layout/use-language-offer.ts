import { type ReactNode, useEffect, useState } from 'react'
import { watchLate } from '@/lib/loading/watch-late'

/** The offer of the page in another language, where there is one; its code comes late. */
export function useLanguageOffer(): ReactNode {
  const [offer, setOffer] = useState<ReactNode>(null)
  useEffect(
    () =>
      watchLate(
        () => import('./watch-layout'),
        ({ offerLanguage }) => offerLanguage(setOffer),
      ),
    [],
  )
  return offer
}
