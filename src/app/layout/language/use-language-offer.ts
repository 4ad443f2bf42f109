import { type ReactNode, useEffect, useState } from 'react'
import { watchLayout } from '@/app/layout/late-layout'

/** The offer of the page in another language, if there is one; its code loads late. */
export function useLanguageOffer(): ReactNode {
  const [offer, setOffer] = useState<ReactNode>(null)
  useEffect(() => watchLayout(({ offerLanguage }) => offerLanguage(setOffer)), [])
  return offer
}
