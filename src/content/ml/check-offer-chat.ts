// Translated 2026-11-26 from en; not yet read by a native speaker.
/** The words of a check's result in a chat that cannot take all of it. Product 10, Checking an offer. */
export const checkOfferChat = {
  hint: 'ചാറ്റിൽ പോകുന്നത് ചുരുക്കിയ എഴുത്താണ്: കണ്ടെത്തിയതും, ബാക്കിയിൽ കൊള്ളുന്നത്രയും. മുഴുവൻ അയയ്ക്കാൻ എഴുത്ത് കോപ്പി ചെയ്യൂ.',
  rest: (address: string) => `മുഴുവൻ ഇവിടെ കൊള്ളില്ല. എന്തു ചെയ്യണം, ആരെ വിളിക്കണം: ${address}`,
} as const
