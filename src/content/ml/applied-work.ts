// Translated 2026-11-27 from en; not yet read by a native speaker.
/** The work a person applies for, above the form. Product 2, /job/:id. */
export const appliedWork = {
  label: 'നിങ്ങൾ അപേക്ഷിക്കുന്ന ജോലി',
  unknown: 'ഈ ജോലി കണ്ടില്ല. അതിന് ആളെ കിട്ടിക്കാണും. എന്നാലും നിങ്ങളുടെ ചോദ്യം അയയ്ക്കാം.',
  /** Below that: the way to the jobs that there are. */
  others: 'എല്ലാ ജോലി വിഭാഗങ്ങളും കാണുക',
  /** Where the form is further down. */
  toForm: 'ഫോമിലേക്ക് പോകുക',
  notEmployer: 'തൊഴിലുടമ ഞങ്ങളല്ല. ആദ്യം ഞങ്ങൾ നിങ്ങളെ വിളിക്കും.',
  leaveOffQuestion: 'പൊതുവായ ചോദ്യം മാത്രമാണോ?',
  leaveOff: 'ഈ ജോലി ഒഴിവാക്കുക',
} as const
