/** Set in localStorage while enquiries wait; without it, a page loads none of their code. Product 10, Sending later. */
export const KEPT_FLAG = 'kept-enquiries'
