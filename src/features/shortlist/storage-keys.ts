/** Where the shortlist is in localStorage. Product 3, Cart. */
export const CART_KEY = 'cart'

/** Where entries of it are that nobody can read. */
export const ASIDE_KEY = 'cart-aside'
