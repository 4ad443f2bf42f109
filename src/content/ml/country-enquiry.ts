// Translated 2026-11-22 from en; not yet read by a native speaker.
import { companyWords } from './company'

/** The words of a country's enquiry form. Product 2, Enquiry forms. */
export const countryEnquiry = (name: string) => ({
  heading: `${name}: ഞങ്ങളോടു ചോദിക്കൂ`,
  intro: 'നിങ്ങളുടെ പേരും ഫോൺ നമ്പറും മാത്രം മതി. രേഖകൾ ഇപ്പോൾ അയയ്ക്കരുത്.',
  next: `${companyWords.replyTime} ഞങ്ങൾ നിങ്ങളെ വിളിക്കും. ഈ വിളിക്ക് പണം ഒന്നും വേണ്ട.`,
})
