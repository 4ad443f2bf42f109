// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The office: where it is, and who answers. Product 10, Office hours. */
export const office = {
  addressHeading: 'ऑफ़िस',
  hoursHeading: 'ऑफ़िस का समय',
  directions: 'रास्ता देखें',
  directionsHint: 'नए टैब में Google का नक़्शा खुलता है',
  whoHeading: 'जवाब कौन देता है',
  who: 'कोझिकोड के हमारे अपने ऑफ़िस का कोई व्यक्ति, मलयालम, हिन्दी या अंग्रेज़ी में।',
} as const
