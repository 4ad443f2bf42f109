// Translated 2026-11-22 from en; not yet read by a native speaker.
import { premiumPrice } from '@/content/facts/premium'
import { grouped } from '@/lib/text/grouped'

/** What the header and the offers say of the price; the other words are in premium.ts. */
export const premiumPriceWords = {
  /** The header's button, for everybody else and for a member. Product 2, Header. */
  subscribe: `ഇപ്പോൾ ചേരുക- ₹${grouped(String(premiumPrice.priceRupees))}`,
  member: 'പ്രീമിയം അംഗം',
  off: `${premiumPrice.offPercent}% കിഴിവ്`,
} as const
