/** Whether the terms were accepted. Product 3, Enquiry payload. */
export const termsValues = { accepted: 'Accepted', notAccepted: 'Not Accepted' } as const
