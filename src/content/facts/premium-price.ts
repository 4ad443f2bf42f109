// The price in rupees. The API asks the card payment for the same amount: change both together.
const priceRupees = 999
// The original price and the "off" text are shown as marketed; neither is computed from the other.
const originalRupees = 5555

/**
 * What every page needs of the offer, kept apart from premium.ts so that the header stays light.
 * Amounts in paise. Product 9, Premium.
 */
export const premiumPrice = {
  pricePaise: priceRupees * 100,
  originalPaise: originalRupees * 100,
  offText: '40% off',
  /** The header's button, for everybody else and for a member. Product 2, Header. */
  headerLabel: `Subscribe Now- ₹${priceRupees}`,
  memberLabel: 'Premium Member',
} as const
