import { premiumPrice } from '@/content/facts/premium'
import { formatPaise } from '@/lib/text/format'

/** The price as a person reads it and, in paise, as the payment window gets it. */
export const price = {
  paise: premiumPrice.pricePaise,
  now: formatPaise(premiumPrice.pricePaise),
  original: formatPaise(premiumPrice.originalPaise),
  off: `${premiumPrice.offPercent}% off`,
} as const
