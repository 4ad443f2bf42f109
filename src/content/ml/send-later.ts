// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words of forms whose send had no line; what follows is in pending-enquiries. Product 10, Sending later. */
export const sendLater = {
  /** What each is called in the list. */
  titles: {
    enquiry: (country: string) => (country ? `അന്വേഷണം: ${country}` : 'അന്വേഷണം'),
    contact: (subject: string) => `സന്ദേശം: ${subject}`,
    consultation: 'സൗജന്യ സംസാരത്തിനുള്ള സന്ദേശം',
  },
  /** Beside the words about a send that failed. */
  offer: {
    text: 'ഇത് തൽക്കാലം ഈ ഫോണിൽ അല്ലെങ്കിൽ കംപ്യൂട്ടറിൽ സൂക്ഷിച്ചുവയ്ക്കുകയും ചെയ്യാം:',
    button: 'ഇന്റർനെറ്റ് വരുമ്പോൾ അയയ്ക്കുക',
  },
  /** The device is online, and something on the way blocks the e-mail service. */
  blocked: {
    why: 'ഇന്റർനെറ്റ് ഉണ്ട്, പക്ഷേ ഇവിടെനിന്നു ഞങ്ങളുടെ ഇമെയിൽ സർവീസ് കിട്ടുന്നില്ല. ഈ നെറ്റ്‌വർക്കിലോ ഫോണിലോ കംപ്യൂട്ടറിലോ എന്തെങ്കിലും അതു തടയുന്നുണ്ടാവും, സ്കൂളിലെയോ ഓഫീസിലെയോ ഫിൽറ്റർ, അല്ലെങ്കിൽ ആഡ് ബ്ലോക്കർ.',
    offer: {
      text: 'വേറെ നെറ്റ്‌വർക്ക് കിട്ടുന്നതുവരെ ഇത് ഈ ഫോണിൽ അല്ലെങ്കിൽ കംപ്യൂട്ടറിൽ സൂക്ഷിച്ചുവയ്ക്കുകയും ചെയ്യാം:',
      button: 'സൂക്ഷിച്ചുവച്ച് പിന്നീട് അയയ്ക്കുക',
    },
  },
  /** The service gave no answer, though the mail may have reached it: a second one goes only at the reader's word. */
  unsure: {
    why: 'ഈ ഫോണിലോ കംപ്യൂട്ടറിലോ മറുപടിയൊന്നും എത്തിയില്ല; നിങ്ങളുടെ അന്വേഷണം ഒരുപക്ഷേ ഞങ്ങൾക്ക് കിട്ടിയിട്ടുണ്ടാവും. വീണ്ടും അയയ്ക്കണോ?',
    offer: {
      text: 'ഇത് ഈ ഫോണിൽ അല്ലെങ്കിൽ കംപ്യൂട്ടറിൽ സൂക്ഷിച്ചുവച്ച്, ഞങ്ങളുടെ മറുപടി കിട്ടിയില്ലെങ്കിൽ മാത്രം വീണ്ടും അയയ്ക്കുകയും ചെയ്യാം:',
      button: 'സൂക്ഷിച്ചുവച്ച് പിന്നീട് തീരുമാനിക്കുക',
    },
  },
  /** In a form whose page was left, or loaded again, while it was being sent. */
  interrupted:
    'ഒരുപക്ഷേ പോയിട്ടുണ്ടാവും: മറുപടി വരുന്നതിനു മുമ്പ് ഈ പേജ് വിട്ടുപോയി. വീണ്ടും അയച്ചാൽ ഞങ്ങൾക്ക് രണ്ടു തവണ കിട്ടിയേക്കാം.',
  failed: 'ഈ ബ്രൗസറിൽ അതു സൂക്ഷിക്കാൻ പറ്റിയില്ല. നിങ്ങൾ എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്.',
} as const
