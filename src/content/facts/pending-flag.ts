/** Set in localStorage while enquiries wait; without it, a page loads none of their code. Product 10, Sending later. */
export const PENDING_FLAG = 'kept-enquiries'

/**
 * In localStorage while a member's enquiries wait and their login has ended by itself: the member's id, until somebody
 * logs in or out.
 */
export const ENDED_LOGIN = 'kept-enquiries:by'

/**
 * In sessionStorage: the id of the member to whom the text belongs that was typed in this tab. It is deleted with that
 * text (auth/forget-typed).
 */
export const TYPED_BY = 'typed:by'
