// Translated 2026-11-22 from en; not yet read by a native speaker.
import { companyWords } from './company'

/** The contact page's words. Product 2, Contact page. */
export const contact = {
  meta: {
    title: 'ഞങ്ങളെ ബന്ധപ്പെടുക',
    description:
      'വിളിക്കൂ, എഴുതൂ, അല്ലെങ്കിൽ കോഴിക്കോട്ടെ ഞങ്ങളുടെ ഓഫീസിൽ വരൂ. ചോദ്യം പറയൂ. ഏതെങ്കിലും രേഖ തരുന്നതിനു മുമ്പ്, ഇനി എന്തു നടക്കുമെന്ന് വായിക്കൂ.',
  },
  heading: 'ഞങ്ങളെ ബന്ധപ്പെടുക',
  /** The mark beside the heading. */
  postmark: 'കേരളം',
  intro: 'എന്തും ധൈര്യമായി ചോദിക്കൂ. ഒരു സംശയവും ചെറുതല്ല.',
  form: {
    heading: 'ഞങ്ങൾക്ക് എഴുതൂ',
    labels: { name: 'പേര്', email: 'ഇമെയിൽ', subject: 'വിഷയം', message: 'സന്ദേശം' },
    hints: {
      email: 'മറുപടി ഇവിടേക്കാണ് അയയ്ക്കുക.',
      message: 'പാസ്‌പോർട്ട് നമ്പറോ ബാങ്ക് നമ്പറോ ഇവിടെ എഴുതരുത്.',
    },
    submit: 'സന്ദേശം അയയ്ക്കുക',
    /** Printed on the form's edge. */
    edge: ['കത്ത്', 'സ്റ്റാമ്പ് വേണ്ട'],
    next: `${companyWords.replyTime} ഞങ്ങൾ ഇമെയിലിൽ മറുപടി തരും.`,
    /** Once it is sent. `email` is as it was typed. */
    answer: (email: string) =>
      `${companyWords.replyTime} ഞങ്ങൾ ${email} എന്ന ഇമെയിലിൽ മറുപടി തരും. ഈ വിലാസം തെറ്റാണെങ്കിൽ ഒന്നുകൂടി എഴുതൂ.`,
  },
  ways: {
    heading: 'ഞങ്ങളെ ബന്ധപ്പെടാൻ മറ്റു വഴികൾ',
    phone: 'വിളിക്കൂ',
    phoneHint: 'ആരും ഫോൺ എടുത്തില്ലെങ്കിൽ ഒരു മെസേജ് അയയ്ക്കൂ, ഞങ്ങൾ തിരിച്ചു വിളിക്കാം.',
    chatHeading: 'ഫോണിൽനിന്ന് എഴുതൂ',
    chat: 'WhatsApp ചാറ്റ്',
    chatHint:
      'പുതിയ ടാബിൽ തുറക്കും. തുടങ്ങാൻ ഒന്നുരണ്ടു വാക്ക് അതിൽ എഴുതിയിട്ടുണ്ടാവും. നിങ്ങൾ അയയ്ക്കാൻ അമർത്തുന്നതുവരെ ഒന്നും പോകില്ല.',
    email: 'ഇമെയിൽ അയയ്ക്കൂ',
    check: 'ആരെങ്കിലും ഓഫറുമായി എഴുതുകയോ വിളിക്കുകയോ ചെയ്തോ?',
    checkOffer: 'ഓഫർ പരിശോധിക്കുക',
    verify: 'അതു ഞങ്ങളായിരുന്നോ എന്നു നോക്കുക',
  },
  office: {
    heading: 'ഓഫീസിൽ വരൂ',
    text: 'അപ്പോയിന്റ്മെന്റ് ഇല്ലാതെ വരാം. കോപ്പികൾ കൊണ്ടുവരൂ, ഒറിജിനൽ വീട്ടിൽ വയ്ക്കൂ.',
  },
} as const
