// Translated 2026-11-22 from en; not yet read by a native speaker.
/** Words of the parts that pages are made of. */
export const components = {
  /** After the label of a field that may stay empty. */
  optional: '(ज़रूरी नहीं)',
  officialPage: 'सरकारी पेज',
  formLoadFailed: 'यह फ़ॉर्म लोड नहीं हो पाया। कुछ भी भेजा नहीं गया है।',
} as const

const needsScript = (what: string) =>
  `${what} के लिए JavaScript चाहिए, पर आपके ब्राउज़र में वह बंद है। कृपया फ़ोन करें, लिखें या चैट करें: हमारे नंबर और पते इसी पेज के आख़िर में हैं।`

/** Where JavaScript is off, by what does not work then. Product 10, Without JavaScript. */
export const noScriptWords = {
  form: /* @__PURE__ */ needsScript('इस फ़ॉर्म'),
  list: /* @__PURE__ */ needsScript('इस लिस्ट'),
  search: /* @__PURE__ */ needsScript('खोज'),
  payment: /* @__PURE__ */ needsScript('“अभी ख़रीदें”'),
  kept: 'JavaScript के बिना हम आपके ब्राउज़र में कुछ नहीं रखते, इसलिए यह लिस्ट ख़ाली है। पहले जो रखा गया था, उसे आप ब्राउज़र की सेटिंग में, वेबसाइटों के डेटा में जाकर मिटा सकते हैं।',
} as const
