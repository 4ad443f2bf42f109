// Translated 2026-11-27 from en; not yet read by a native speaker.
/** The work a person applies for, above the form. Product 2, /job/:id. */
export const appliedWork = {
  label: 'आप इस नौकरी के लिए आवेदन कर रहे हैं',
  unknown: 'यह नौकरी हमें नहीं मिली। शायद भर चुकी है। आप अपना सवाल फिर भी भेज सकते हैं।',
  /** Below that: the way to the jobs that there are. */
  others: 'नौकरियों की सारी कैटेगरी देखें',
  /** Where the form is further down. */
  toForm: 'फ़ॉर्म पर जाएँ',
  notEmployer: 'काम देने वाली कंपनी हम नहीं हैं। पहले हम आपको फ़ोन करेंगे।',
  leaveOffQuestion: 'सिर्फ़ कोई आम सवाल है?',
  leaveOff: 'यह नौकरी न जोड़ें',
} as const
