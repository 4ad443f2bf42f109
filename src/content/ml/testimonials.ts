// Translated 2026-11-27 from en; not yet read by a native speaker.
/** What clients say about us. Product 2, /job. */
export const testimonialWords = {
  heading: 'ഞങ്ങളുടെ അടുത്തു വന്നവർ പറയുന്നത്',
  sampleNote: 'ഇവ മാതൃകകളാണ്. ശരിക്കും ഞങ്ങളുടെ അടുത്തു വന്നവരുടെ വാക്കുകൾ അവരുടെ സമ്മതത്തോടെ ഇവിടെ ചേർക്കും.',
  /** By the ids in the facts. Replace each, with the client's consent, or remove it. */
  said: {
    student: {
      name: 'മാതൃക',
      detail: 'പഠിക്കുന്ന ഒരാൾ',
      text: 'എന്തായിരുന്നു പ്രയാസം എന്ന് പഠിക്കുന്ന ഒരാൾ ഇവിടെ പറയും.',
    },
    worker: {
      name: 'മാതൃക',
      detail: 'വിദേശത്ത് ജോലി ചെയ്യുന്ന ഒരാൾ',
      text: 'എത്ര കാലമെടുത്തു എന്ന് വിദേശത്ത് ജോലി ചെയ്യുന്ന ഒരാൾ ഇവിടെ പറയും.',
    },
    visitor: {
      name: 'മാതൃക',
      detail: 'വീട്ടുകാരെ കാണാൻ പോയ ഒരാൾ',
      text: 'എന്താണ് സംഭവിച്ചത് എന്ന് വീട്ടുകാരെ കാണാൻ പോയ ഒരാൾ ഇവിടെ പറയും.',
    },
  },
} as const
