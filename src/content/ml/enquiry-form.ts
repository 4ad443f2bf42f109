// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words around the fields of every form that sends an e-mail. Product 2, Enquiry forms. */
export const enquiryForm = {
  /** Printed on the form's edge, as on an arrival card. */
  edge: ['ചോദിക്കാനുള്ള ഫോം', 'സൗജന്യം'],
  labels: {
    name: 'പേര്',
    visatype: 'വിസയുടെ തരം',
    country: 'രാജ്യം',
    /** In the text that goes by chat or mail. */
    job: 'ജോലി',
    countryCode: 'കോഡ്',
    phone: 'ഫോൺ',
    email: 'ഇമെയിൽ',
  },
  hints: {
    email: 'ഇമെയിലിലും മറുപടി തരാൻ.',
  },
  choose: { visatype: 'തരം തിരഞ്ഞെടുക്കുക', country: 'രാജ്യം തിരഞ്ഞെടുക്കുക' },
  terms: {
    before: '',
    link: 'സ്വകാര്യതാ നയവും നിബന്ധനകളും',
    /** Directly behind the link. */
    after: ' ഞാൻ സമ്മതിക്കുന്നു',
    hint: 'സമ്മതിച്ചാലും ഇല്ലെങ്കിലും നിങ്ങളുടെ അന്വേഷണം ഞങ്ങൾക്കു കിട്ടും.',
  },
  submit: 'അന്വേഷണം അയയ്ക്കുക',
  /** The entry of a country code: the code, and the country's name. */
  countryCode: (code: string, country: string) => `${code} (${country})`,
  errors: {
    name: 'നിങ്ങളുടെ പേര് എഴുതൂ',
    phone: 'നിങ്ങളുടെ ഫോൺ നമ്പർ എഴുതൂ',
    phoneFormat: '6, 7, 8 അല്ലെങ്കിൽ 9-ൽ തുടങ്ങുന്ന 10 അക്ക മൊബൈൽ നമ്പർ എഴുതൂ',
    email: 'നിങ്ങളുടെ ഇമെയിൽ വിലാസം എഴുതൂ',
    emailFormat: 'name@example.com പോലെയുള്ള ഇമെയിൽ വിലാസം എഴുതൂ',
    subject: 'വിഷയം എഴുതൂ',
    message: 'നിങ്ങളുടെ സന്ദേശം എഴുതൂ',
  },
  /** Above the form when everything needed is there, but something cannot be right. */
  malformed: 'നിങ്ങൾ എഴുതിയത് ഒന്നുകൂടി നോക്കൂ',
  /** After a failed send. */
  otherWays: {
    text: 'നിങ്ങൾ എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്. അതുതന്നെ വേറെ വഴിക്കും അയയ്ക്കാം:',
    cut: 'ഇത്ര നീണ്ട എഴുത്ത് മുഴുവനായി ഇമെയിലിലേ പോകൂ; ചാറ്റിൽ തുടക്കം മാത്രം.',
    chat: 'WhatsApp വഴി അയയ്ക്കുക',
    email: 'ഇമെയിൽ വഴി അയയ്ക്കുക',
    call: (number: string) => `വിളിക്കുക: ${number}`,
    greeting: 'നമസ്കാരം, നിങ്ങളുടെ വെബ്സൈറ്റിൽ ഇത് അയയ്ക്കാൻ പറ്റിയില്ല:',
  },
} as const
