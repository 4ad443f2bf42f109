// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words of header, side menu and footer. Product 2, Header and Footer. */
export const navigation = {
  skip: 'ഉള്ളടക്കത്തിലേക്ക് പോകുക',
  mainMenu: 'പ്രധാന മെനു',
  /** On the button that opens the side menu. */
  menu: 'മെനു',
  sideMenu: 'സൈഡ് മെനു',
  languages: 'ഭാഷ',
  main: {
    home: 'ഹോം',
    services: 'സേവനങ്ങൾ',
    job: 'ജോലി',
    study: 'സ്റ്റഡി വിസ',
    visitingVisa: 'വിസ',
  },
  side: {
    services: 'സേവനങ്ങൾ',
    job: 'ജോബ് കൺസൾട്ടൻസി',
    study: 'സ്റ്റഡി വിസ',
    visitingVisa: 'വിസിറ്റിങ് വിസ',
    about: 'ഞങ്ങളെക്കുറിച്ച്',
    latest: 'പുതിയ ജോലികൾ',
    countries: 'രാജ്യങ്ങൾ',
    contact: 'ബന്ധപ്പെടുക',
  },
  quick: {
    home: 'ഹോം',
    about: 'ഞങ്ങളെക്കുറിച്ച്',
    study: 'വിദേശത്ത് പഠനം',
    contact: 'ബന്ധപ്പെടുക',
  },
  /** The button that floats on every page. Product 2, Footer. */
  floatingButton: 'ബന്ധപ്പെടുക',
  shortlist: 'ഷോർട്ട്‌ലിസ്റ്റ്',
  compare: 'താരതമ്യം',
  plan: 'പ്ലാൻ ഉണ്ടാക്കുക',
  checkOffer: 'ഓഫർ പരിശോധിക്കുക',
  verify: 'ഞങ്ങളെ പരിശോധിക്കുക',
  logIn: 'ലോഗിൻ',
  profile: 'പ്രൊഫൈൽ',
  about: 'ഞങ്ങളെക്കുറിച്ച്',
  chat: 'WhatsApp',
  /** Read out after the names of links that lead out of the site. */
  chatNewTab: 'ചാറ്റ്, പുതിയ ടാബിൽ തുറക്കും',
  inChatNewTab: 'WhatsApp ചാറ്റിൽ, പുതിയ ടാബിൽ തുറക്കും',
  newTab: 'പുതിയ ടാബിൽ തുറക്കും',
  policy: 'സ്വകാര്യതാ നയവും നിബന്ധനകളും',
  footer: {
    links: 'ലിങ്കുകൾ',
    tools: 'വഴി കണ്ടെത്താൻ',
    reach: 'വിളിക്കാം, എഴുതാം',
    office: 'ഓഫീസ്',
  },
  banner: {
    name: 'അറിയിപ്പുകൾ',
    pause: 'നീങ്ങുന്ന അറിയിപ്പുകൾ നിർത്തുക',
    play: 'നീങ്ങുന്ന അറിയിപ്പുകൾ തുടരുക',
    /** For readers whose system asks for less motion: one notice after the other. */
    next: 'അടുത്ത അറിയിപ്പ്',
    /** Where the letters are large or the screen is low: it stands still and is opened. */
    all: 'എല്ലാ അറിയിപ്പുകളും',
  },
  search: {
    landmark: 'സൈറ്റിൽ തിരയൽ',
    label: 'രാജ്യങ്ങളും ജോലികളും തിരയുക',
    placeholder: 'തിരയുക',
    button: 'തിരയുക',
  },
  /** In place of a page that broke or did not arrive. */
  broken: {
    heading: 'ഈ പേജ് ലോഡായില്ല',
    text: 'ഇന്റർനെറ്റിന് വേഗം കുറവായിരിക്കാം, അല്ലെങ്കിൽ ഞങ്ങളുടെ ഭാഗത്ത് എന്തോ തകരാറാവാം. നിങ്ങൾ അയച്ചതൊന്നും നഷ്ടപ്പെട്ടിട്ടില്ല.',
    home: 'ഹോം പേജിലേക്ക് പോകുക',
  },
} as const
