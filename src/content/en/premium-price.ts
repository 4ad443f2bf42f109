import { premiumPrice } from '@/content/facts/premium'
import { grouped } from '@/lib/text/grouped'

/** What the header and the offers say of the price; the other words are in premium.ts. */
export const premiumPriceWords = {
  /** The header's button, for everybody else and for a member. Product 2, Header. */
  subscribe: `Subscribe Now- ₹${grouped(String(premiumPrice.priceRupees))}`,
  member: 'Premium Member',
  off: `${premiumPrice.offPercent}% off`,
} as const
