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

/** What goes out of one about Germany in which the least is filled in, whatever the page's language. */
export const enquiryForGermany = {
  ...blankEnquiry,
  name: 'Meera Nair',
  visatype: 'Opportunity card',
  country: 'Germany',
  phone: '9847012345',
  terms: 'Accepted',
}
