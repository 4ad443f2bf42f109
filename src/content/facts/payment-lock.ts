/** The lock that a purchase holds in this browser begins with this; the buyer's id follows. Product 4, Membership. */
export const PAYMENT_LOCK = 'payment:'
