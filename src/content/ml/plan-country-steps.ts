// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { CountryKey } from '@/content/facts/countries'
import { visaDays } from '@/content/facts/plan-offices'
import { schengenCountries } from '@/content/facts/plan-visit'
import type { Purpose } from '@/content/facts/purposes'
import type { StepWords } from './plan-steps'

type Changes = Readonly<Record<string, Partial<StepWords>>>

const schengen = {
  text: `യാത്രയ്ക്ക് ആറു മാസം മുമ്പു മുതൽ അപേക്ഷിക്കാം; ${visaDays.schengen.usual} ദിവസം മുമ്പെങ്കിലും അപേക്ഷിക്കണം. നിയമപ്രകാരം ഓഫീസിന് ${visaDays.schengen.usual} ദിവസം എടുക്കാം, കൂടുതൽ പരിശോധന വേണ്ടിടത്ത് ${visaDays.schengen.longest} ദിവസം വരെ.`,
}

const study: Partial<Record<CountryKey, Changes>> = {
  germany: {
    visa: {
      text: 'ഇന്ത്യയിലെ German Missions തരുന്ന നാഷണൽ വിസ. APS സർട്ടിഫിക്കറ്റും പണം ഉണ്ടെന്നുള്ള തെളിവും വേണം. തീരുമാനം അവരുടേതു മാത്രമാണ്.',
    },
  },
  canada: {
    accept: {
      title: 'സീറ്റ് ഉറപ്പിച്ച് Letter of Acceptance വാങ്ങുക',
      text: 'കത്ത് തരുന്നത് ഒരു designated learning institution (DLI) ആയിരിക്കണം. അവയുടെ ലിസ്റ്റ് ആർക്കും കാണാം.',
    },
    visa: {
      title: 'സ്റ്റഡി പെർമിറ്റിന് അപേക്ഷിച്ച് കാത്തിരിക്കുക',
      text: 'അപേക്ഷ ഓൺലൈനിലാണ്, വിരലടയാളം കൊടുക്കുന്നത് വിസ സെന്ററിലും. ഇപ്പോൾ എത്ര സമയമെടുക്കും എന്ന് ഓഫീസ് പറഞ്ഞിട്ടുണ്ട്.',
    },
  },
  australia: {
    accept: {
      title: 'സീറ്റ് ഉറപ്പിച്ച് Confirmation of Enrolment വാങ്ങുക',
      text: 'ഓഫറിൽ പറയുന്ന പണം അടച്ചാൽ കോളേജ് ഇത് (CoE) അയച്ചുതരും. സ്റ്റഡി വിസയ്ക്ക് ഇതു വേണം.',
    },
    visa: {
      text: 'സ്റ്റഡി വിസയുടെ പേര് subclass 500 എന്നാണ്. അപേക്ഷ ഓൺലൈനിൽ. ഇപ്പോൾ എത്ര സമയമെടുക്കും എന്ന് ഓഫീസ് പറഞ്ഞിട്ടുണ്ട്.',
    },
  },
  'united states': {
    accept: {
      title: 'സീറ്റ് ഉറപ്പിച്ച് ഫോം I-20 വാങ്ങുക',
      text: 'ഫോം കോളേജ് അയച്ചുതരും. അംഗീകാരം കിട്ടിയ സ്ഥാപനങ്ങൾക്കു മാത്രമേ അതു കഴിയൂ.',
    },
    appointment: {
      title: 'വിസ ഇന്റർവ്യൂ ബുക്ക് ചെയ്യുക',
      text: 'ഫോം DS-160 പൂരിപ്പിക്കൂ, പിന്നെ എംബസിയിലോ കോൺസുലേറ്റിലോ ബുക്ക് ചെയ്യൂ. ഒഴിവു കിട്ടാൻ എത്ര കാക്കണം എന്നത് ഓരോ നഗരത്തിലും വേറെയാണ്.',
    },
    visa: {
      title: 'ഇന്റർവ്യൂവിനു പോകുക, വിസ കാക്കുക',
      text: `I-20, SEVIS രസീത്, പണം ഉണ്ടെന്നുള്ള തെളിവ് എന്നിവ കൊണ്ടുപോകൂ. കോഴ്സ് തുടങ്ങുന്നതിന് ${visaDays.usaEntry} ദിവസത്തിൽ കൂടുതൽ മുമ്പ് അവിടെ കടക്കാൻ പറ്റില്ല.`,
    },
  },
  'united kingdom': {
    accept: {
      title: 'സീറ്റ് ഉറപ്പിച്ച് CAS നമ്പർ വാങ്ങുക',
      text: 'വിദ്യാർത്ഥികളെ സ്പോൺസർ ചെയ്യാൻ ലൈസൻസുള്ള കോളേജാണ് ഇതു തരുന്നത്. അവയുടെ ലിസ്റ്റ് ആർക്കും കാണാം.',
    },
    visa: {
      text: 'കോഴ്സിന് ആറു മാസം മുമ്പു മുതൽ അപേക്ഷിക്കാം. അപ്പോയിന്റ്മെന്റ് കഴിഞ്ഞാൽ സാധാരണ മൂന്ന് ആഴ്ചയ്ക്കകം ഓഫീസ് തീരുമാനിക്കും; വേനൽക്കാലത്ത് കൂടുതൽ എടുക്കുമോ എന്നു ചോദിക്കൂ.',
    },
  },
  ireland: {
    visa: {
      text: 'യാത്രയ്ക്ക് മൂന്നു മാസം മുമ്പു മുതൽ അപേക്ഷിക്കാം. സ്റ്റഡി വിസയ്ക്ക് അയർലൻഡ് അംഗീകരിച്ച കോഴ്സ് ആയിരിക്കണം.',
    },
  },
  france: {
    visa: {
      text: 'Campus France സമ്മതിച്ച ശേഷം, വിദ്യാർത്ഥികൾക്കുള്ള ലോങ് സ്റ്റേ വിസ. അവിടെ എത്തിയിട്ട് അത് ഓൺലൈനിൽ ഉറപ്പാക്കണം.',
    },
  },
  italy: {
    arrive: {
      text: 'എത്തി എട്ടു പ്രവൃത്തി ദിവസത്തിനകം റെസിഡൻസ് പെർമിറ്റിന് അപേക്ഷിക്കൂ.',
    },
  },
  netherlands: {
    visa: {
      title: 'കോളേജ് വിസയ്ക്കും പെർമിറ്റിനും അപേക്ഷിക്കുന്നു',
      text: 'ഇതു നിങ്ങൾക്കു തനിയെ ചെയ്യാൻ പറ്റില്ല. കോളേജ് ചോദിക്കുന്നതെല്ലാം അയയ്ക്കൂ, പണം ഉണ്ടെന്നു കാണിക്കൂ; എങ്കിലേ അവർക്ക് അപേക്ഷിക്കാൻ പറ്റൂ.',
    },
    appointment: {
      title: 'എൻട്രി വിസ (MVV) വാങ്ങുക',
      text: 'മറുപടി വന്നാൽ എംബസിയിലോ കോൺസുലേറ്റിലോ വിസ സെന്ററിലോ ചെന്ന്.',
    },
  },
}

const work: Partial<Record<CountryKey, Changes>> = {
  'united kingdom': {
    permit: {
      title: 'Certificate of sponsorship വാങ്ങുക',
      text: 'ലൈസൻസുള്ള സ്പോൺസറായ തൊഴിലുടമയാണ് ഇതു തരേണ്ടത്. ഇതിനായി ആർക്കും പണം കൊടുക്കരുത്.',
    },
    visa: {
      text: 'ജോലി തുടങ്ങുന്നതിനു മൂന്നു മാസം മുമ്പു മുതൽ അപേക്ഷിക്കാം. അപ്പോയിന്റ്മെന്റ് കഴിഞ്ഞാൽ സാധാരണ മൂന്ന് ആഴ്ചയ്ക്കകം ഓഫീസ് തീരുമാനിക്കും.',
    },
  },
  canada: {
    permit: {
      title: 'തൊഴിലുടമയുടെ രേഖ (LMIA) കാക്കുക',
      text: 'മിക്കപ്പോഴും തൊഴിലുടമയ്ക്ക് ഇതു കിട്ടിയിട്ടേ നിങ്ങൾക്ക് അപേക്ഷിക്കാൻ പറ്റൂ. ചില ജോലികൾക്ക് ഇതു വേണ്ട: എങ്കിൽ ഈ പടി വിടൂ.',
    },
    visa: { title: 'വർക്ക് പെർമിറ്റിന് അപേക്ഷിച്ച് കാത്തിരിക്കുക' },
  },
  ireland: { permit: { title: 'എംപ്ലോയ്മെന്റ് പെർമിറ്റ് വാങ്ങുക' } },
  netherlands: {
    permit: {
      title: 'തൊഴിലുടമ പെർമിറ്റിന് അപേക്ഷിക്കുന്നു',
      text: 'മിക്ക പെർമിറ്റുകൾക്കും തൊഴിലുടമ ഒരു recognised sponsor ആയിരിക്കണം. അവരുടെ ലിസ്റ്റ് ആർക്കും കാണാം.',
    },
    visa: { title: 'എൻട്രി വിസ (MVV) വാങ്ങുക' },
  },
  austria: {
    permit: {
      text: 'വിദഗ്ധ ജോലിക്കാരിൽ മിക്കവരും Red-White-Red Card-ന് അപേക്ഷിക്കുന്നു. തൊഴിലുടമയ്ക്കു നിങ്ങൾക്കായി അപേക്ഷിക്കാം.',
    },
  },
  poland: {
    permit: { text: 'പോളണ്ടിലെ തൊഴിലുടമയാണ് ഇതു വാങ്ങുന്നത്. നിങ്ങൾക്കുതന്നെ വാങ്ങാൻ കഴിയില്ല.' },
  },
  sweden: {
    permit: { text: 'അപേക്ഷ തുടങ്ങുന്നതു തൊഴിലുടമയാണ്; ബാക്കി നിങ്ങൾ ഓൺലൈനിൽ ചെയ്യണം.' },
  },
}

const visit: Partial<Record<CountryKey, Changes>> = {
  'united kingdom': {
    visa: {
      text: 'യാത്രയ്ക്ക് മൂന്നു മാസം മുമ്പു മുതൽ അപേക്ഷിക്കാം. അപ്പോയിന്റ്മെന്റ് കഴിഞ്ഞാൽ സാധാരണ മൂന്ന് ആഴ്ചയ്ക്കകം ഓഫീസ് തീരുമാനിക്കും.',
    },
  },
  'united states': {
    appointment: {
      title: 'വിസ ഇന്റർവ്യൂ ബുക്ക് ചെയ്യുക',
      text: 'ഫോം DS-160 പൂരിപ്പിക്കൂ, പിന്നെ എംബസിയിലോ കോൺസുലേറ്റിലോ ബുക്ക് ചെയ്യൂ. ഒഴിവു കിട്ടാൻ വളരെ കാക്കേണ്ടി വരാം, അത് ഓരോ നഗരത്തിലും വേറെയാണ്: ആദ്യം അതു നോക്കൂ.',
    },
    visa: { title: 'ഇന്റർവ്യൂവിനു പോകുക, വിസ കാക്കുക' },
  },
}

const isSchengen = (country: string) => schengenCountries.some((key) => key === country)

/** What a country says otherwise about a step. */
export function countryStepWords(
  purpose: Purpose,
  country: CountryKey,
  step: string,
): Partial<StepWords> | undefined {
  const own = { study, work, visit }[purpose][country]?.[step]
  if (own) return own
  return purpose === 'visit' && step === 'visa' && isSchengen(country) ? schengen : undefined
}
