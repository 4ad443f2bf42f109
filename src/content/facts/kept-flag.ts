/** In localStorage while enquiries wait: a page without it asks for none of their code. Product 10, Sending later. */
export const KEPT_FLAG = 'kept-enquiries'
