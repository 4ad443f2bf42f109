// Translated 2026-11-22 from en; not yet read by a native speaker.
/** Around the comparison at /compare: which countries are side by side, handing it on, what is not known. Product 10, Comparison. */
export const compareBar = {
  label: 'രാജ്യങ്ങൾ അടുത്തടുത്ത്',
  place: (number: number) => `രാജ്യം ${number}`,
  chosen: 'ഇപ്പോൾ കാണുന്നവ',
  others: 'മറ്റു രാജ്യങ്ങൾ',
  remove: 'ഒഴിവാക്കുക',
  add: 'രാജ്യം ചേർക്കുക',
  addHint: 'ഏതു രാജ്യം?',
  addNow: 'ചേർക്കുക',
  one: 'താരതമ്യം ചെയ്യാൻ ഒരു രാജ്യം കൂടി ചേർക്കൂ.',
  /** Where a phone has room for two of them. */
  twoOnPhone: (names: string) =>
    `ഈ സ്ക്രീനിൽ രണ്ടെണ്ണമേ കൊള്ളൂ. കാണിക്കാത്തത്: ${names}. ഏതു രണ്ടെണ്ണം കാണണമെന്ന് ഇവിടെ തിരഞ്ഞെടുക്കൂ.`,
  copy: 'ലിങ്ക് കോപ്പി ചെയ്യുക',
  share: 'ഷെയർ ചെയ്യുക',
  print: 'പ്രിന്റ്',
  copied: 'ലിങ്ക് കോപ്പി ചെയ്തു.',
  shareFailed: 'ഷെയർ മെനു തുറന്നില്ല. പകരം ലിങ്ക് കോപ്പി ചെയ്യൂ.',
  address: 'ഈ താരതമ്യത്തിലേക്കുള്ള ലിങ്ക്',
  copyByHand: 'കോപ്പി ചെയ്യാൻ ഈ ബ്രൗസർ സമ്മതിച്ചില്ല. ലിങ്ക് സെലക്ട് ചെയ്തിട്ടുണ്ട്: നിങ്ങൾതന്നെ കോപ്പി ചെയ്യൂ.',
  /** Below the table, where something is not known. */
  notKnown: 'വിവരമില്ല എന്നതിന് “ഇല്ല” എന്നല്ല അർത്ഥം. ഞങ്ങൾ അതിനെക്കുറിച്ച് ഇതുവരെ എഴുതിയിട്ടില്ല എന്നു മാത്രം.',
  ask: 'ഞങ്ങളോടു ചോദിക്കുക',
} as const
