/** What an enquiry form sends when nothing is filled in. Product 3, Enquiry payload. */
export const blankEnquiry = {
  name: '',
  visatype: '',
  country: '',
  countryCode: '+91',
  phone: '',
  email: '',
  terms: 'Not Accepted',
}

/** What the form sends for Germany with only the required fields filled in, in every language of the page. */
export const enquiryForGermany = {
  ...blankEnquiry,
  name: 'Meera Nair',
  visatype: 'Opportunity card',
  country: 'Germany',
  phone: '9847012345',
  terms: 'Accepted',
}
