// Translated 2026-11-27 from en; not yet read by a native speaker.
/** At the invite code of a registration, for whoever would rather not be seen by its owner. */
export const registerInvite = {
  /** After the hint of the field. */
  seen: 'നിങ്ങളുടെ പേരും, എന്നു ചേർന്നു എന്നും, പ്രീമിയം വാങ്ങിയോ എന്നും കോഡിന്റെ ഉടമ കാണും.',
  refuse: 'ഈ കോഡ് വേണ്ട',
  /** In place of the field, once the code was refused. */
  refused: 'ഇൻവൈറ്റ് കോഡ് നീക്കി. അതില്ലാതെയാണ് നിങ്ങൾ രജിസ്റ്റർ ചെയ്യുന്നത്.',
} as const
