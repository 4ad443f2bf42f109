// Translated 2026-11-22 from en; not yet read by a native speaker.
import { companyWords } from './company'

/** The words of a country's enquiry form. Product 2, Enquiry forms. */
export const countryEnquiry = (name: string) => ({
  heading: `${name} के बारे में पूछें`,
  intro: 'सिर्फ़ आपका नाम और फ़ोन नंबर चाहिए। कृपया अभी कोई काग़ज़ न भेजें।',
  next: `हम ${companyWords.replyTime} आपको फ़ोन करेंगे। इस फ़ोन का कोई पैसा नहीं लगता।`,
})
