// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { Helpline, LookUpPlace } from '@/content/facts/official-help'

/** Offices by name, and what to look for there. Product 10, Checking an offer. */
export const placeWords: Record<LookUpPlace, { name: string; lookFor: string }> = {
  recruiters: {
    name: 'eMigrate, Ministry of External Affairs',
    lookFor:
      '“List of active RA” തുറക്കൂ. ഏജന്റിന്റെ പേരും നമ്പറും വിലാസവും നോക്കൂ. ലൈസൻസില്ലാത്ത ഏജന്റുമാരുടെ ലിസ്റ്റും അവിടെയുണ്ട്.',
  },
  ukEmployers: {
    name: 'യുകെ: ലൈസൻസുള്ള തൊഴിലുടമകളുടെ ലിസ്റ്റ്',
    lookFor: 'യുകെയിലെ ജോലിക്ക്: തൊഴിലുടമയുടെ കൃത്യമായ പേരു നോക്കൂ.',
  },
  canadaColleges: {
    name: 'കാനഡ: designated learning institutions (DLI)',
    lookFor: 'കോളേജും അതിന്റെ DLI നമ്പറും നോക്കൂ.',
  },
  ukColleges: {
    name: 'യുകെ: licensed student sponsors',
    lookFor: 'കോളേജിന്റെ കൃത്യമായ പേരു നോക്കൂ.',
  },
  australiaColleges: {
    name: 'ഓസ്ട്രേലിയ: CRICOS',
    lookFor: 'കോളേജും കോഴ്സും നോക്കൂ.',
  },
  usColleges: {
    name: 'അമേരിക്ക: SEVP അംഗീകരിച്ച സ്ഥാപനങ്ങൾ',
    lookFor: 'കോളേജും അത് ഏതു നഗരത്തിലാണെന്നും നോക്കൂ.',
  },
  germanyColleges: {
    name: 'ജർമ്മനി: anabin',
    lookFor: 'കോളേജും, ജർമ്മനി അതിനെ എങ്ങനെ വിലയിരുത്തുന്നു എന്നും നോക്കൂ.',
  },
  germanyCourses: {
    name: 'ജർമ്മനി: DAAD',
    lookFor: 'കോഴ്സും, ആരാണ് അതു പഠിപ്പിക്കുന്നത് എന്നും നോക്കൂ.',
  },
  canadaAdvisers: {
    name: 'കാനഡ: College of Immigration and Citizenship Consultants',
    lookFor: 'ഉപദേശം തരുന്നയാളുടെ പേരും ലൈസൻസ് നമ്പറും നോക്കൂ.',
  },
  australiaAdvisers: {
    name: 'ഓസ്ട്രേലിയ: Office of the Migration Agents Registration Authority',
    lookFor: 'ഉപദേശം തരുന്നയാളുടെ പേരും നമ്പറും നോക്കൂ.',
  },
  ukAdvisers: {
    name: 'യുകെ: ഇമിഗ്രേഷൻ ഉപദേശം തരുന്നവരുടെ ലിസ്റ്റ്',
    lookFor: 'ഉപദേശം തരുന്നയാളുടെയോ സ്ഥാപനത്തിന്റെയോ പേരു നോക്കൂ.',
  },
  visaCentre: {
    name: 'VFS Global, പല രാജ്യങ്ങളുടെയും വിസ സെന്റർ',
    lookFor:
      'എംബസിയുടെ പേജിൽനിന്നു തുടങ്ങൂ: സെന്റർ ഏതാണെന്ന് അവിടെയുണ്ട്. സ്പെയിനിന് അത് BLS ആണ്. ബുക്ക് ചെയ്യുന്നതും പണം അടയ്ക്കുന്നതും അവിടെ മാത്രം.',
  },
  cybercrime: {
    name: 'National Cyber Crime Reporting Portal',
    lookFor: 'മെസേജോ ഫോൺ വിളിയോ പണം പോയതോ ഇവിടെ അറിയിക്കൂ.',
  },
  madad: {
    name: 'MADAD, Ministry of External Affairs',
    lookFor: 'ഏതു സംസ്ഥാനക്കാർക്കും: ഏജന്റ് ചതിച്ചാൽ ഇവിടെ പരാതി കൊടുക്കൂ.',
  },
}

/** Helplines by name, and when to call them. */
export const helplineWords: Record<Helpline, { name: string; when: string }> = {
  norka: {
    name: 'NORKA Roots ഹെൽപ്‌ലൈൻ',
    when: 'വിദേശജോലിക്ക്: ഒപ്പിടുകയോ പണം അടയ്ക്കുകയോ ചെയ്യും മുമ്പ് ചോദിക്കൂ.',
  },
  shubhayatra: {
    name: 'Operation Shubhayatra, കേരള പോലീസും NORKA-യും',
    when: 'ഏജന്റ് ചതിച്ചാൽ, അല്ലെങ്കിൽ ചതിക്കാൻ നോക്കിയാൽ.',
  },
  cyberFraud: {
    name: 'സൈബർ തട്ടിപ്പ് ഹെൽപ്‌ലൈൻ',
    when: 'പണമോ കോഡുകളോ പോയാൽ. ഉടനെ വിളിക്കൂ.',
  },
  pbsk: {
    name: 'PBSK, Ministry of External Affairs',
    when: 'രാവും പകലും: ഏജന്റ് ചതിച്ചാൽ, അല്ലെങ്കിൽ വിദേശത്തെ തൊഴിലുടമ ശമ്പളം തന്നില്ലെങ്കിൽ.',
  },
}

/** Where a number is called from. */
export const callFrom = {
  india: 'ഇന്ത്യയിൽനിന്ന്',
  abroad: 'വിദേശത്തുനിന്ന്: മിസ്ഡ് കോൾ മതി, അവർ തിരിച്ചു വിളിക്കും',
  anywhere: '',
} as const
