// Translated 2026-11-30 from en; not yet read by a native speaker.
/** After a press on Print with which nothing began to print: why, and another way, by what was to be printed. Product 10, Paper. */
export const printing = {
  silent: 'പ്രിന്റിന്റെ വിൻഡോ തുറന്നില്ലേ? ചില ആപ്പുകൾക്കുള്ളിലെ ബ്രൗസറിൽ പ്രിന്റ് ചെയ്യാൻ കഴിയില്ല.',
  plan: 'കുറിപ്പില്ലാത്ത ലിങ്ക് ഫോണിലെ സാധാരണ ബ്രൗസറിൽ തുറന്ന് അവിടെ പ്രിന്റ് ചെയ്യൂ.',
  shortlist: '“ലിസ്റ്റ് ഷെയർ ചെയ്യുക” അമർത്തൂ. ലിങ്ക് ഫോണിലെ സാധാരണ ബ്രൗസറിൽ തുറന്ന് അവിടെ പ്രിന്റ് ചെയ്യൂ.',
  comparison: 'ലിങ്ക് കോപ്പി ചെയ്ത് ഫോണിലെ സാധാരണ ബ്രൗസറിൽ തുറന്ന് അവിടെ പ്രിന്റ് ചെയ്യൂ.',
  offer: 'പകരം എഴുത്ത് കോപ്പി ചെയ്യൂ: അതിലും ഇതെല്ലാമുണ്ട്.',
} as const
