/** What goes out of an enquiry form in which nothing is filled in. Product 3, Enquiry payload. */
export const blankEnquiry = {
  name: '',
  visatype: '',
  country: '',
  countryCode: '+91',
  phone: '',
  email: '',
  terms: 'Not Accepted',
}
