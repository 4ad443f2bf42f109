// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The office: where it is, and who answers. Product 10, Office hours. */
export const office = {
  addressHeading: 'ഓഫീസ്',
  hoursHeading: 'ഓഫീസ് സമയം',
  directions: 'വഴി കാണുക',
  directionsHint: 'പുതിയ ടാബിൽ Google മാപ്പ് തുറക്കും',
  whoHeading: 'മറുപടി തരുന്നത് ആര്',
  who: 'കോഴിക്കോട്ടെ ഞങ്ങളുടെ സ്വന്തം ഓഫീസിലുള്ള ഒരാൾ, മലയാളത്തിലോ ഹിന്ദിയിലോ ഇംഗ്ലീഷിലോ.',
} as const
