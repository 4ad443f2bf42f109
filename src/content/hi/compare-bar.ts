// Translated 2026-11-22 from en; not yet read by a native speaker.
/** Around the comparison at /compare: which countries are side by side, handing it on, what is not known. Product 10, Comparison. */
export const compareBar = {
  label: 'साथ-साथ रखे देश',
  place: (number: number) => `देश ${number}`,
  chosen: 'अभी साथ-साथ',
  others: 'दूसरे देश',
  remove: 'निकालें',
  add: 'देश जोड़ें',
  addHint: 'एक चुनें',
  addNow: 'जोड़ें',
  one: 'तुलना के लिए दूसरा देश जोड़ें।',
  /** Where a phone has room for two of them. */
  twoOnPhone: (names: string) => `इस स्क्रीन पर दो ही आते हैं। ये छूट गए: ${names}। कौन से दो दिखें, यहाँ चुनें।`,
  copy: 'लिंक कॉपी करें',
  share: 'शेयर करें',
  print: 'प्रिंट करें',
  copied: 'लिंक कॉपी हो गया।',
  shareFailed: 'शेयर का मेन्यू नहीं खुला। लिंक कॉपी कर लें।',
  address: 'इस तुलना का लिंक',
  copyByHand: 'इस ब्राउज़र ने कॉपी नहीं करने दिया। लिंक चुन लिया गया है: उसे ख़ुद कॉपी कर लें।',
  /** Below the table, where something is not known. */
  notKnown: 'जानकारी न होने का मतलब “नहीं” नहीं है। इसका मतलब बस यह है कि हमने इसके बारे में अभी नहीं लिखा है।',
  ask: 'हमसे पूछें',
} as const
