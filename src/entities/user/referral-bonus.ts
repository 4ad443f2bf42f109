import { bonusPercent, premiumPrice } from '@/content/facts/premium'
import { isPremium, type User } from './user'

/** What one Success brings whoever referred it, in paise: a share of the yearly price. Product 9, Benefits. */
export const bonusPaise = Math.round((premiumPrice.pricePaise * bonusPercent.subscription) / 100)

/** What people who were referred have brought under that rule, in paise. Nothing says that it was paid. */
export function broughtPaise(referred: readonly User[]): number {
  return referred.filter(isPremium).length * bonusPaise
}
