import { bonusPercent, premiumPrice } from '@/content/facts/premium'
import { isPremium, type User } from './user'

/** What one Success earns its referrer, in paise: a share of the yearly price. Product 9, Benefits. */
export const bonusPaise = Math.round((premiumPrice.pricePaise * bonusPercent.subscription) / 100)

/** What the given referred people earned their referrer by that rule, in paise. It may not have been paid. */
export function broughtPaise(referred: readonly User[]): number {
  return referred.filter(isPremium).length * bonusPaise
}
