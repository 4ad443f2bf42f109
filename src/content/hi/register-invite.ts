// Translated 2026-11-27 from en; not yet read by a native speaker.
/** At the invite code of a registration, for whoever would rather not be seen by its owner. */
export const registerInvite = {
  /** After the hint of the field. */
  seen: 'कोड जिसका है, उसे दिखता है: आपका नाम, आप कब जुड़े, और प्रीमियम ख़रीदा या नहीं।',
  refuse: 'यह कोड हटाएँ',
  /** In place of the field, once the code was refused. */
  refused: 'इनवाइट कोड हटा दिया गया है। आप उसके बिना रजिस्टर कर रहे हैं।',
} as const
