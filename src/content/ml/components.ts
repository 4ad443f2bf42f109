// Translated 2026-11-22 from en; not yet read by a native speaker.
/** Words of the parts that pages are made of. */
export const components = {
  /** After the label of a field that may stay empty. */
  optional: '(നിർബന്ധമില്ല)',
  officialPage: 'ഔദ്യോഗിക പേജ്',
  formLoadFailed: 'ഈ ഫോം ലോഡ് ചെയ്യാൻ പറ്റിയില്ല. ഒന്നും അയച്ചിട്ടില്ല.',
} as const

const needsScript = (what: string) =>
  `${what} പ്രവർത്തിക്കാൻ JavaScript വേണം. നിങ്ങളുടെ ബ്രൗസറിൽ അത് ഓഫാണ്. വിളിക്കൂ, എഴുതൂ, അല്ലെങ്കിൽ ചാറ്റ് ചെയ്യൂ: നമ്പറുകളും വിലാസങ്ങളും ഈ പേജിന്റെ അവസാനം ഉണ്ട്.`

/** Where JavaScript is off, by what does not work then. Product 10, Without JavaScript. */
export const noScriptWords = {
  form: /* @__PURE__ */ needsScript('ഈ ഫോം'),
  list: /* @__PURE__ */ needsScript('ഈ ലിസ്റ്റ്'),
  search: /* @__PURE__ */ needsScript('തിരയൽ'),
  payment: /* @__PURE__ */ needsScript('“ഇപ്പോൾ വാങ്ങുക” എന്ന ബട്ടൺ'),
  kept: 'JavaScript ഇല്ലെങ്കിൽ നിങ്ങളുടെ ബ്രൗസറിൽ ഞങ്ങൾ ഒന്നും സൂക്ഷിക്കില്ല. ഈ ലിസ്റ്റിലും ഒന്നും ഉണ്ടാവില്ല. മുമ്പ് സൂക്ഷിച്ചത് കളയാൻ ബ്രൗസറിന്റെ സെറ്റിങ്സിൽ സൈറ്റുകളുടെ ഡാറ്റ എന്ന ഭാഗം തുറക്കൂ.',
} as const
