// Translated 2026-11-22 from en; not yet read by a native speaker.
import { planLimits } from '@/content/facts/plan-limits'
import type { Purpose } from '@/content/facts/purposes'

const groups = {
  'before-applying': 'അപേക്ഷിക്കും മുമ്പ്',
  application: 'അപേക്ഷയുടെ കൂടെ',
  'before-flying': 'വിമാനം കയറും മുമ്പ്',
  'first-months': 'ആദ്യ മാസങ്ങൾ',
} as const

/** The words of the money sheet. Product 10, Plans. */
export const planMoney = {
  heading: 'എത്ര ചെലവു വരും',
  intro:
    'ഞങ്ങൾ തുകകൾ കാണിക്കുന്നില്ല: ഫീസ് മാറും, തെറ്റായ തുക നിങ്ങൾക്കു നഷ്ടമുണ്ടാക്കും. സാധാരണ ചെലവുകളുടെ കൂടെ, തുക എവിടെ കാണാം എന്നു പറഞ്ഞിട്ടുണ്ട്. അത് ഇവിടെ എഴുതൂ: രൂപയിൽ, അല്ലെങ്കിൽ നിങ്ങളുടെ ബാങ്കിന്റെ നിരക്കിൽ മറ്റൊരു കറൻസിയിൽ.',
  groups: (purpose: Purpose) =>
    purpose === 'visit' ? { ...groups, 'first-months': 'അവിടെ നിൽക്കുമ്പോൾ' } : groups,
  start: (count: number) => `സാധാരണ വരുന്ന ${count} ചെലവുകൾ ചേർക്കുക`,
  add: 'സ്വന്തം വരി ചേർക്കുക',
  usual: 'സാധാരണ ചെലവുകൾ',
  addUsual: (title: string) => `ചേർക്കുക: ${title}`,
  added: (title: string) => `ചേർത്തു: ${title}`,
  addedAll: (count: number) => `${count} വരികൾ ചേർത്തു. തുകകൾ എഴുതൂ.`,
  moved: (title: string, place: string) => `“${title}” ഇപ്പോൾ “${place}” എന്ന ഭാഗത്താണ്.`,
  full: `ഒരു പ്ലാനിൽ ${planLimits.moneyLines} വരികളേ പറ്റൂ.`,
  to: {
    us: 'ഞങ്ങൾക്ക്',
    others: 'മറ്റുള്ളവർക്ക്',
  },
  line: {
    blank: 'പേരില്ലാത്ത വരി',
    /** Under what the reader or a link has named. */
    own: 'സ്വന്തം വരി, ഞങ്ങളുടേതല്ല',
    ownName: 'സ്വന്തം പേര്, ഞങ്ങൾ ഇട്ടതല്ല',
    title: 'എന്തിനുള്ളതാണ്?',
    amount: 'തുക',
    amountOf: (title: string, currency: string) => `തുക (${currency}): ${title}`,
    notKnown: 'അറിയില്ല',
    currency: 'കറൻസി',
    rate: (currency: string) => `1 ${currency} എത്ര രൂപ`,
    rateHint: 'നിങ്ങളുടെ ബാങ്ക് വിൽക്കുന്ന നിരക്ക്, അവരുടെ ചാർജും കൂട്ടി. ബാങ്കിൽ ചോദിക്കൂ.',
    rateMissing: (currency: string) =>
      `ഇതു കണക്കിൽ കൂട്ടിയിട്ടില്ല: “മാറ്റുക” അമർത്തി 1 ${currency} എത്ര രൂപയാണെന്ന് എഴുതൂ.`,
    inRupees: (rupees: string) => `= ${rupees}`,
    to: 'ആർക്കാണ് കൊടുക്കുന്നത്?',
    group: 'എപ്പോഴാണ് അടയ്ക്കുന്നത്?',
    due: 'എന്നേക്ക്?',
    dueNone: 'തീയതി ആയിട്ടില്ല',
    dueStep: (step: string, day: string) => `“${step}” എന്ന പടിയുടെ കൂടെ, ${day}`,
    dueOwn: 'ഞാൻ പറയുന്ന ദിവസം',
    dueGone: 'പ്ലാനിൽ ഇപ്പോൾ ഇല്ലാത്ത ഒരു പടിയുടെ കൂടെ',
    day: 'ദിവസം',
    by: (day: string) => `${day}-നകം അടയ്ക്കണം`,
    noDate: 'തീയതി ആയിട്ടില്ല',
    paid: 'അടച്ചു',
    paidOf: (title: string) => `അടച്ചു: ${title}`,
    change: 'മാറ്റുക',
    close: 'ശരി',
    remove: 'കളയുക',
    removed: (title: string) => `“${title}” കളഞ്ഞു.`,
    official: 'ഔദ്യോഗിക പേജ്',
    ourPage: 'ഞങ്ങളുടെ പേജ്',
  },
  errors: {
    wrong: 'തുക അക്കത്തിൽ എഴുതൂ, ഉദാഹരണം: 1,20,000 അല്ലെങ്കിൽ 12.50.',
    negative: 'തുക പൂജ്യത്തിൽ താഴെയാകാൻ പറ്റില്ല. ഒഴിച്ചിടൂ, അല്ലെങ്കിൽ അടയ്ക്കുന്ന തുക എഴുതൂ.',
    decimals: 'പോയിന്റിനു ശേഷം രണ്ട് അക്കം വരെ എഴുതൂ.',
    rateDecimals: 'പോയിന്റിനു ശേഷം ആറ് അക്കം വരെ എഴുതൂ.',
    large: (largest: string) => `${largest} വരെയുള്ള തുക എഴുതൂ.`,
    rateZero: 'നിരക്ക് പൂജ്യത്തിൽ കൂടുതലാകണം.',
    long: `ആദ്യത്തെ ${planLimits.titleLetters} അക്ഷരങ്ങൾ മാത്രമേ സൂക്ഷിക്കൂ.`,
  },
  totals: {
    heading: 'ആകെത്തുക',
    all: 'ആകെ',
    paid: 'അടച്ചത്',
    toCome: 'ഇനി അടയ്ക്കാനുള്ളത്',
    unknown: (lines: number) =>
      lines === 1 ? 'കൂടെ, തുക അറിയാത്ത 1 വരി' : `കൂടെ, തുക അറിയാത്ത ${lines} വരികൾ`,
    onlyUnknown: (lines: number) =>
      lines === 1 ? '1 വരി, തുക അറിയില്ല' : `${lines} വരികൾ, തുക അറിയില്ല`,
    nothing: 'ഒന്നുമില്ല',
    groups: 'സമയം തിരിച്ച്',
    group: 'എപ്പോൾ',
    months: 'ഇനി അടയ്ക്കാനുള്ളത്, മാസം തിരിച്ച്',
    month: 'മാസം',
    amount: 'രൂപ',
    overdue: 'ഇന്നലെ വരെ അടയ്ക്കേണ്ടിയിരുന്നത്',
    undated: 'തീയതിയില്ലാത്തത്',
    said: (sum: string, toCome: string) => `ആകെ ${sum}. ഇനി അടയ്ക്കാനുള്ളത്: ${toCome}.`,
  },
  csv: {
    action: 'സ്പ്രെഡ്ഷീറ്റിനായി സേവ് ചെയ്യുക (CSV)',
    saved: (file: string) => `${file} സേവ് ചെയ്യാൻ ബ്രൗസറിനെ ഏൽപ്പിച്ചു.`,
    file: 'money',
    columns: [
      'എപ്പോൾ അടയ്ക്കുന്നു',
      'ആർക്ക്',
      'എന്തിന്',
      'തുക',
      'കറൻസി',
      'ഒന്നിന് എത്ര രൂപ',
      'രൂപയിൽ',
      'എന്നേക്ക്',
      'അടച്ചോ',
    ],
    us: 'ഞങ്ങൾക്ക്',
    others: 'മറ്റുള്ളവർക്ക്',
    unknown: 'അറിയില്ല',
    yes: 'അടച്ചു',
    no: 'ഇല്ല',
  },
} as const
