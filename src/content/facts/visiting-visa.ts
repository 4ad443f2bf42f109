/** The site where appointments at the visa centre are booked. */
export const visaCentreUrl = 'https://visa.vfsglobal.com/'
