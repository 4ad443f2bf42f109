/** Set in localStorage while enquiries wait; without it, a page loads none of their code. Product 10, Sending later. */
export const PENDING_FLAG = 'kept-enquiries'
