import { useEffect, useState } from 'react'
import { keptAmount, type KeptAmount } from '@/lib/browser/offline/kept-site'

/** How much of the site this browser stores, null for nothing; `look` checks again. */
export function useOfflineStorageSize() {
  const [amount, setAmount] = useState<KeptAmount | null>(null)

  useEffect(() => void keptAmount().then(setAmount), [])

  return { amount, look: () => keptAmount().then(setAmount) }
}
