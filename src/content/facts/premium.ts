// The price in rupees. The API asks the card payment for the same amount: change both together.
const priceRupees = 999
// The original price and the percentage are shown as marketed; neither is computed from the other.
const originalRupees = 5555

/** What a year costs, in rupees and, as the card payment wants it, in paise. Product 9, Premium. */
export const premiumPrice = {
  priceRupees,
  pricePaise: priceRupees * 100,
  originalPaise: originalRupees * 100,
  offPercent: 40,
} as const

/** What the card payment window and the bank are told is bought, whatever language the page is in. */
export const paymentDescription = 'Premium membership'

/** How long a membership holds, from the account's `updatedAt` on. */
export const validityYears = 1

/**
 * Percent. The referral page promises more on filing than the other places; both stand as
 * specified. Product 9, Benefits.
 */
export const bonusPercent = { subscription: 10, filing: 4, filingOnReferralPage: 7 } as const

/** In how many countries members may apply for jobs, as claimed. Product 9, Premium. */
export const claimedCountries = 11

/** How long a wrong or double payment can be reported. Product 9, Refund policy. */
export const reportWorkingDays = 7
