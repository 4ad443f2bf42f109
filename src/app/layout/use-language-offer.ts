import { createElement, type ReactNode, useEffect, useState } from 'react'
import { watchLate } from '@/lib/loading/watch-late'

/** The offer of the page in another language, where there is one; its code comes late. */
export function useLanguageOffer(): ReactNode {
  const [offer, setOffer] = useState<ReactNode>(null)
  useEffect(
    () =>
      watchLate(
        () => import('./watch-layout'),
        ({ wantedLanguage, LanguageOffer }) => {
          const wanted = wantedLanguage()
          const close = () => setOffer(null)
          setOffer(wanted && createElement(LanguageOffer, { wanted, onClose: close }))
          return close
        },
      ),
    [],
  )
  return offer
}
