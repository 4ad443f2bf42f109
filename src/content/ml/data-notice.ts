// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'
import { type NoticePlace, noticeVersion, noticeWrittenOn } from '@/content/facts/data-notice'
import { longDay } from './months'

const mail = 'EmailJS എന്ന ഇമെയിൽ സർവീസ് അത് ഞങ്ങളുടെ ജീവനക്കാർക്ക് എത്തിക്കും.'
const chat = 'WhatsApp വഴി അയച്ചാൽ എത്തിക്കുന്നത് WhatsApp ആണ്.'
const abroad = 'അവരുടെ സെർവറുകൾ ഇന്ത്യയ്ക്കു പുറത്താവാം.'
const answer = 'നിങ്ങൾക്കു മറുപടി തരാനും തിരിച്ചു വിളിക്കാനും. വേറൊന്നിനുമല്ല.'
const whileHelping = 'ഇക്കാര്യത്തിൽ നിങ്ങളെ സഹായിക്കുന്ന കാലം വരെ. കളയാൻ പറയൂ, ഞങ്ങൾ കളയും.'
const withAccount = 'അക്കൗണ്ട് ഉള്ള കാലം വരെ. കളയാൻ പറയൂ, ഞങ്ങൾ കളയും.'

/** What differs from place to place: which data, what for, who gets it, how long. */
type PlaceWords = { name: string; which: string; why: string; who: string; long: string }

const places: Record<NoticePlace, PlaceWords> = {
  enquiry: {
    name: 'അന്വേഷണ ഫോമുകൾ',
    which:
      'നിങ്ങളുടെ പേര്, ഫോൺ നമ്പർ, ഇമെയിൽ, ചോദിക്കുന്ന വിസയുടെ തരം, രാജ്യം, ജോലി, പിന്നെ നിബന്ധനകൾ സമ്മതിച്ചോ എന്നതും.',
    why: answer,
    who: `${mail} ${chat} ${abroad}`,
    long: whileHelping,
  },
  contact: {
    name: 'ബന്ധപ്പെടാനുള്ള ഫോം',
    which: 'നിങ്ങളുടെ പേര്, ഇമെയിൽ, വിഷയം, സന്ദേശം.',
    why: 'നിങ്ങൾക്കു മറുപടി തരാൻ. വേറൊന്നിനുമല്ല.',
    who: `${mail} ${chat} ${abroad}`,
    long: whileHelping,
  },
  consultation: {
    name: 'സൗജന്യ സംസാരം',
    which: 'നിങ്ങളുടെ പേര്, ഇമെയിൽ, സന്ദേശം, തന്നാൽ ഫോൺ നമ്പറും.',
    why: answer,
    who: `${mail} ${chat} ${abroad}`,
    long: whileHelping,
  },
  registration: {
    name: 'രജിസ്ട്രേഷൻ',
    which: 'നിങ്ങളുടെ പേര്, ഇമെയിൽ, ഫോൺ നമ്പർ, പാസ്‌വേഡ്, നിങ്ങൾ ഉപയോഗിച്ച ഇൻവൈറ്റ് കോഡ്.',
    why: 'നിങ്ങളുടെ അക്കൗണ്ട് ഉണ്ടാക്കാൻ, നിങ്ങൾക്കു ലോഗിൻ ചെയ്യാൻ, നിങ്ങളെ ആരു ക്ഷണിച്ചു എന്ന് കുറിച്ചുവയ്ക്കാൻ.',
    who: 'ഞങ്ങളുടെ സ്വന്തം സെർവറിനും ജീവനക്കാർക്കും. നിങ്ങളുടെ പേരും, എന്നു ചേർന്നു എന്നും, പ്രീമിയം വാങ്ങിയോ എന്നും നിങ്ങളെ ക്ഷണിച്ചയാൾ കാണും.',
    long: withAccount,
  },
  profile: {
    name: 'പ്രൊഫൈൽ',
    which: 'നിങ്ങളുടെ പേര്, ഇമെയിൽ, ഫോൺ നമ്പർ, എഴുതിയാൽ പുതിയ പാസ്‌വേഡും.',
    why: 'നിങ്ങളുടെ അക്കൗണ്ടിലെ വിവരം ശരിയായി വയ്ക്കാനും നിങ്ങളെ ബന്ധപ്പെടാനും.',
    who: 'ഞങ്ങളുടെ സ്വന്തം സെർവറിനും ജീവനക്കാർക്കും. ആരെങ്കിലും ക്ഷണിച്ചതാണെങ്കിൽ ആ ആൾ നിങ്ങളുടെ പേര് കാണും.',
    long: withAccount,
  },
  payment: {
    name: 'പ്രീമിയത്തിന് പണമടയ്ക്കൽ',
    which: 'നിങ്ങളുടെ പേര്, ഇമെയിൽ, ഫോൺ നമ്പർ. കാർഡിന്റെയോ ബാങ്കിന്റെയോ വിവരങ്ങൾ Razorpay-ക്കു മാത്രമേ പോകൂ.',
    why: 'പണം വാങ്ങാനും നിങ്ങൾക്ക് അംഗത്വം തരാനും.',
    who: `പണമടയ്ക്കൽ സർവീസായ Razorpay-ക്കും ഞങ്ങളുടെ സ്വന്തം സെർവറിനും ജീവനക്കാർക്കും. ${abroad} നിങ്ങൾ വാങ്ങി എന്ന് നിങ്ങളെ ക്ഷണിച്ചയാൾ കാണും.`,
    long: 'പണമടച്ചതിന്റെ രേഖകൾ നികുതി നിയമം പറയുന്നത്ര കാലം സൂക്ഷിക്കും.',
  },
}

/** The notice beside every form that takes personal data. Product 10, Notice of data. */
export const dataNotice = {
  /** Opens it, in place. */
  summary: 'ഇവിടെ തരുന്ന വിവരങ്ങൾ എന്തു ചെയ്യും?',
  heading: 'നിങ്ങളുടെ വിവരങ്ങളെക്കുറിച്ചുള്ള അറിയിപ്പ്',
  intro: 'ഓരോ ഫോമിന്റെയും അടുത്ത് തുറക്കുന്ന അറിയിപ്പുകൾ, എല്ലാം ഒന്നിച്ച്.',
  terms: {
    which: 'ഏതു വിവരങ്ങൾ',
    why: 'എന്തിന്',
    who: 'ആർക്കു കിട്ടും',
    long: 'എത്ര കാലം',
    withdraw: 'സമ്മതം തിരിച്ചെടുക്കാൻ',
    complain: 'പരാതിപ്പെടാൻ',
    young: '18 വയസ്സിനു താഴെ',
  },
  places,
  withdraw: {
    before: 'തന്നതുപോലെ എളുപ്പത്തിൽ തിരിച്ചെടുക്കാം. എഴുതേണ്ട വിലാസം:',
    between: 'അല്ലെങ്കിൽ ഈ പേജ് ഉപയോഗിക്കൂ:',
    link: 'നിങ്ങളുടെ വിവരങ്ങൾ',
    /** Directly behind the link. */
    after: '. അതിനു മുമ്പ് ഞങ്ങൾ ചെയ്തത് നിയമപരമായി ശരിയായിത്തന്നെ തുടരും.',
  },
  complain: {
    before: `ആദ്യം ഞങ്ങൾക്ക് എഴുതൂ: ${company.email}. ഞങ്ങളുടെ മറുപടി കൊണ്ട് കാര്യം നടന്നില്ലെങ്കിൽ, പരാതി കൊടുക്കാൻ നിയമം പറയുന്ന സ്ഥാപനം:`,
    board: 'Data Protection Board of India',
    after: '.',
  },
  young: 'അച്ഛനോ അമ്മയോ രക്ഷിതാവോ ആദ്യം സമ്മതിക്കണം. ഇത് അവർ ചെയ്യട്ടെ.',
  version: `പതിപ്പ് ${noticeVersion}, ${longDay(noticeWrittenOn)}.`,
} as const
