// Translated 2026-11-27 from en; not yet read by a native speaker.
import { visaDays } from '@/content/facts/plan-offices'
import type { StepWords } from './plan-steps'

/** What a country says otherwise about steps, by the step's id. Product 10, Plans. */
export type Changes = Readonly<Record<string, Partial<StepWords>>>

/** What the countries of the Schengen area say of a visit's visa, unless they say their own. */
export const schengenVisa = {
  text: `യാത്രയ്ക്ക് ആറു മാസം മുമ്പു മുതൽ അപേക്ഷിക്കാം; ${visaDays.schengen.usual} ദിവസം മുമ്പെങ്കിലും അപേക്ഷിക്കണം. നിയമപ്രകാരം ഓഫീസിന് ${visaDays.schengen.usual} ദിവസം എടുക്കാം, കൂടുതൽ പരിശോധന വേണ്ടിടത്ത് ${visaDays.schengen.longest} ദിവസം വരെ. വിസയുള്ളവർക്ക് ETIAS വേണ്ട: അതു വിൽക്കുന്നവർ നിങ്ങളെ പറ്റിക്കുകയാണ്.`,
}

/** To be read before a deposit is paid: as in the usual step, whose text those of a country replace. */
export const deposit =
  'വിസ കിട്ടിയില്ലെങ്കിൽ ഡെപ്പോസിറ്റ് തിരികെ തരുമോ എന്ന് ആദ്യം എഴുതി ചോദിക്കൂ. കോളേജിന്റെ അക്കൗണ്ടിലോ അവരുടെ സ്വന്തം വെബ്സൈറ്റിൽ പറയുന്ന സർവീസ് വഴിയോ അടയ്ക്കൂ, ഒരിക്കലും ഒരു വ്യക്തിയുടെ അക്കൗണ്ടിൽ അടയ്ക്കരുത്.'

/** The appointment, where the papers go in online before it. */
export const online = {
  title: 'ഓൺലൈനിൽ അപേക്ഷിച്ച്, അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്യുക',
  text: 'ഔദ്യോഗിക പേജിൽ അപേക്ഷ പൂരിപ്പിക്കൂ, രേഖകൾ ചേർക്കൂ, പണം അടയ്ക്കൂ. അതു കഴിഞ്ഞേ ബുക്ക് ചെയ്യാൻ പറ്റൂ.',
}

/** The visa, where that is so. */
export const appointment = { title: 'അപ്പോയിന്റ്മെന്റിനു പോകുക, വിസയ്ക്കായി കാത്തിരിക്കുക' }

/** The appointment, where a letter asks for it after the application. */
export const fingerprints = {
  title: 'ഓൺലൈനിൽ അപേക്ഷിച്ച്, വിരലടയാളം കൊടുക്കുക',
  text: 'ഔദ്യോഗിക പേജിൽ അപേക്ഷ പൂരിപ്പിക്കൂ, രേഖകൾ ചേർക്കൂ, പണം അടയ്ക്കൂ. അതിനുള്ള കത്ത് വന്നാൽ, അതിൽ പറയുന്ന സെന്ററിൽ ചെന്ന് വിരലടയാളം കൊടുക്കൂ.',
}

/** Of a visa that nothing is left to do for. */
export const waiting = 'ഇപ്പോൾ എത്ര സമയമെടുക്കുന്നു എന്ന് ഓഫീസിന്റെ പേജിൽ കാണാം.'

/** The appointment for a German national visa. */
export const germanPortal = {
  ...online,
  text: 'Consular Services Portal-ൽ (digital.diplo.de) അപേക്ഷ പൂരിപ്പിച്ച് രേഖകൾ ചേർക്കൂ. അവർ അതു നോക്കിക്കഴിഞ്ഞാൽ ബുക്ക് ചെയ്യാം.',
}

/** What to do with a British visa, which is on no paper, before flying. */
const eVisa =
  'തീരുമാനം കിട്ടിയ ശേഷം. നിങ്ങളുടെ വിസ ഒരു eVisa ആണ്: UKVI അക്കൗണ്ട് തുടങ്ങൂ, കൊണ്ടുപോകുന്ന പാസ്‌പോർട്ട് അതിൽ ചേർക്കൂ, വിമാനം കയറും മുമ്പ് eVisa നോക്കൂ.'

/** The flight with a British visa. */
export const ukFlight = { text: `${eVisa} താമസവും ബുക്ക് ചെയ്യൂ.` }

/** The visa office has seen the booking, or the host's letter. */
const bookedStay = 'ദിവസങ്ങൾ മാറിയാൽ ബുക്കിങ് മാറ്റൂ, അല്ലെങ്കിൽ താമസം തരുന്നവരെ അറിയിക്കൂ.'

/** What a visit says otherwise about the usual steps, wherever it goes. */
export const visitSteps: Changes = {
  flight: {
    title: 'ടിക്കറ്റ് ബുക്ക് ചെയ്യുക',
    text: `വിസ കിട്ടിയ ശേഷം മാത്രം. ${bookedStay}`,
    late: 'മാറ്റാവുന്ന ടിക്കറ്റ് ബുക്ക് ചെയ്യൂ.',
  },
}

/** The flight of a visit with a British visa. */
export const ukVisitFlight = { text: `${eVisa} ${bookedStay}` }

/** Where an interview for a visa of the United States is booked. */
export const usaBooking =
  'ഫോം DS-160 പൂരിപ്പിക്കൂ. ബുക്ക് ചെയ്യാൻ എംബസിയുടെ സ്വന്തം സൈറ്റിൽനിന്നു (in.usembassy.gov) തുടങ്ങൂ: അവിടെനിന്ന് usvisascheduling.com-ലേക്കു പോകാം. അതിനു വ്യാജ സൈറ്റുകളുണ്ട്.'

/** The appointment and the visa of the United States. */
export const usaInterview = {
  appointment: {
    title: 'വിസ ഇന്റർവ്യൂ ബുക്ക് ചെയ്യുക',
    text: `${usaBooking} ഒഴിവു കിട്ടാൻ വളരെ കാക്കേണ്ടി വരാം, അത് ഓരോ നഗരത്തിലും വേറെയാണ്: ആദ്യം അതു നോക്കൂ.`,
  },
  visa: { title: 'ഇന്റർവ്യൂവിനു പോകുക, വിസയ്ക്കായി കാത്തിരിക്കുക' },
}
