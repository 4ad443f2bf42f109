// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words for an address without a page. Product 2, The 404 page. */
export const notFound = {
  title: 'പേജ് കണ്ടില്ല',
  heading: 'ഈ വിലാസത്തിൽ പേജ് ഇല്ല',
  text: 'ലിങ്ക് പഴയതാവാം, അല്ലെങ്കിൽ അതിൽ ഒരക്ഷരം തെറ്റിയതാവാം. ഒന്നും നഷ്ടപ്പെട്ടിട്ടില്ല: നിങ്ങൾ നേരത്തേ നിന്ന പേജിലേക്ക് മടങ്ങൂ.',
  back: 'മടങ്ങുക',
  home: 'ഹോം പേജിലേക്ക് പോകുക',
  search: 'സൈറ്റിൽ തിരയുക',
  /** On the drawn letter. */
  stamp: 'അയച്ചയാൾക്ക് തിരികെ',
} as const
