// Translated 2026-11-27 from en; not yet read by a native speaker.
import { navigation } from './navigation'

const { side, quick } = navigation

/**
 * The pages that a search leads to, in the words of the menus and of the pages themselves. Product 2, Search
 * results.
 */
export const sitePages = {
  heading: 'ഈ സൈറ്റിൽ',
  pages: {
    visitingVisa: {
      name: side.visitingVisa,
      line: 'അവധിക്കോ വീട്ടുകാരെ കാണാനോ ചെറിയ ബിസിനസ് യാത്രയ്ക്കോ',
    },
    study: {
      name: quick.study,
      line: 'സ്റ്റഡി വിസയ്ക്ക് എന്തൊക്കെ വേണം, ഏതു രേഖകൾ നേരത്തേ ഒരുക്കണം',
    },
    job: {
      name: side.job,
      line: 'എട്ടു രാജ്യങ്ങളിൽ വർക്ക് വിസയും ജോബ് സീക്കർ വിസയും എങ്ങനെയാണ്',
    },
    immigration: {
      name: 'ഇമിഗ്രേഷൻ',
      line: 'മറ്റൊരു രാജ്യത്ത് താമസിക്കാനുള്ള വഴികൾ, ഓരോന്നിനും എന്തു വേണം, ആര് തീരുമാനിക്കും',
    },
    services: {
      name: side.services,
      line: 'ആദ്യത്തെ സംസാരം മുതൽ യാത്ര വരെ അഞ്ചു പടികൾ: ഓരോന്നിലും നിങ്ങൾ എന്തു കൊണ്ടുവരണം, ഞങ്ങൾ എന്തു ചെയ്യും',
    },
    plan: {
      name: navigation.plan,
      line: 'എന്ത് എന്നേക്കു ചെയ്യണം, എത്ര ചെലവു വരും, ഏതൊക്കെ രേഖകൾ വേണം',
    },
    checkOffer: {
      name: navigation.checkOffer,
      line: 'ജോലിയോ ഏജന്റോ കോളേജോ മെസേജോ ശരിക്കുള്ളതാണോ?',
    },
    verify: {
      name: navigation.verify,
      line: 'ഞങ്ങൾ ആരാണ്, ആരല്ല; ഞങ്ങളുടെ നമ്പറുകൾ, ഓരോന്നും എവിടെ നോക്കാം',
    },
    premium: {
      name: 'പ്രീമിയം അംഗത്വം',
      line: 'ഒരു വർഷത്തേക്ക് നേരത്തേ വിവരങ്ങൾ, സഹായത്തിൽ മുൻഗണന, റഫറൽ ബോണസ്, ഫയലിങ്ങിൽ കിഴിവ്',
    },
    contact: {
      name: side.contact,
      line: 'വിളിക്കൂ, എഴുതൂ, അല്ലെങ്കിൽ കോഴിക്കോട്ടെ ഞങ്ങളുടെ ഓഫീസിൽ വരൂ',
    },
    about: {
      name: side.about,
      line: 'ഞങ്ങൾ ആര്, എങ്ങനെ ജോലി ചെയ്യുന്നു, എന്തു ചെയ്യില്ല',
    },
    latest: {
      name: side.latest,
      line: 'ഏറ്റവും പുതിയ ജോലി വിഭാഗങ്ങൾ ആദ്യം',
    },
    compare: {
      name: 'രാജ്യങ്ങൾ താരതമ്യം ചെയ്യുക',
      line: 'രണ്ടു മുതൽ നാലു വരെ രാജ്യങ്ങൾ അടുത്തടുത്ത്',
    },
    shortlist: {
      name: navigation.shortlist,
      line: 'നിങ്ങൾ സേവ് ചെയ്തത് ഇവിടെ കാണാം: രാജ്യങ്ങൾ, ജോലികൾ, കോഴ്സുകൾ',
    },
    forget: {
      name: 'പാസ്‌വേഡ് മാറ്റുക',
      line: 'മൂന്നു ചെറിയ പടികൾ: നിങ്ങളുടെ ഇമെയിൽ, ഞങ്ങൾ അയയ്ക്കുന്ന കോഡ്, പുതിയ പാസ്‌വേഡ്',
    },
    login: {
      name: 'ലോഗിൻ ചെയ്യുക',
      line: 'നിങ്ങളുടെ അംഗത്വവും റഫറൽ ലിങ്കും പ്രൊഫൈലും കാണാൻ ലോഗിൻ ചെയ്യൂ',
    },
    register: {
      name: 'രജിസ്റ്റർ ചെയ്യുക',
      line: 'പേരും ഇമെയിലും ഫോൺ നമ്പറും തന്ന് സൗജന്യ അക്കൗണ്ട് തുടങ്ങൂ',
    },
    policy: {
      name: navigation.policy,
      line: 'നിബന്ധനകൾ, പണം തിരികെ കിട്ടാനുള്ള നിയമം, ഞങ്ങൾ എന്തുകൊണ്ട് റിക്രൂട്ട്മെന്റ് കമ്പനിയല്ല',
    },
    yourData: {
      name: 'നിങ്ങളുടെ വിവരങ്ങൾ',
      line: 'ഞങ്ങളുടെ വെബ്സൈറ്റിനായി ഈ ബ്രൗസർ സൂക്ഷിക്കുന്നത്, പിന്നെ ഞങ്ങളോട് നിങ്ങൾക്ക് ആവശ്യപ്പെടാവുന്നത്',
    },
  },
} as const
