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

/** What the card payment window and the bank call the purchase, in every language of the page. */
export const paymentDescription = 'Premium membership'

/** How many years a membership is valid, counted from the account's `updatedAt`. */
export const validityYears = 1

/**
 * What a referral brings, in per cent. For one's own filing, the referral page promises more than
 * `filingDiscountPercent`; both are as specified. Product 9, Benefits.
 */
export const bonusPercent = { subscription: 10, filing: 4, filingOnReferralPage: 7 } as const

/** The discount of Premium on one's own filing, in per cent; no bonus for a referral. Product 9, Benefits. */
export const filingDiscountPercent = 4

/** In how many countries the site says that members may apply for jobs. Product 9, Premium. */
export const claimedCountries = 11

/** Within how many working days a wrong or double payment can be reported. Product 9, Refund policy. */
export const reportWorkingDays = 7
