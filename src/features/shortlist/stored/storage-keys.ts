/** The key of the shortlist in localStorage. Product 3, Cart. */
export const CART_KEY = 'cart'

/** The key of its entries that cannot be read. */
export const UNREADABLE_KEY = 'cart-aside'
