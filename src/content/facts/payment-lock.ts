/** Begins the name of the lock of this browser that a purchase holds, before the buyer's id. Product 4, Membership. */
export const PAYMENT_LOCK = 'payment:'
