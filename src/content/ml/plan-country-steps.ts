// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { PlanCountry } from '@/content/facts/plan-countries'
import { visaDays } from '@/content/facts/plan-offices'
import type { Purpose } from '@/content/facts/purposes'
import {
  appointment,
  type Changes,
  deposit,
  fingerprints,
  germanPortal,
  online,
  ukFlight,
  ukVisitFlight,
  usaBooking,
  usaInterview,
  waiting,
} from './plan-shared-steps'
import { workSteps } from './plan-work-steps'

const study: Partial<Record<PlanCountry, Changes>> = {
  germany: {
    appointment: germanPortal,
    visa: {
      ...appointment,
      text: 'ഇന്ത്യയിലെ German Missions തരുന്ന നാഷണൽ വിസ. APS സർട്ടിഫിക്കറ്റും പണം ഉണ്ടെന്നുള്ള തെളിവും വേണം. തീരുമാനം അവരുടേതു മാത്രമാണ്.',
    },
  },
  canada: {
    accept: {
      title: 'സീറ്റ് ഉറപ്പിച്ച് Letter of Acceptance വാങ്ങുക',
      text: `കത്ത് തരുന്നത് ഒരു designated learning institution (DLI) ആയിരിക്കണം. അവയുടെ ലിസ്റ്റ് ആർക്കും കാണാം. ${deposit}`,
    },
    appointment: fingerprints,
    visa: {
      title: 'സ്റ്റഡി പെർമിറ്റിനായി കാത്തിരിക്കുക',
      text: waiting,
    },
  },
  australia: {
    accept: {
      title: 'സീറ്റ് ഉറപ്പിച്ച് Confirmation of Enrolment വാങ്ങുക',
      text: `ഓഫറിൽ പറയുന്ന പണം അടച്ചാൽ കോളേജ് ഇത് (CoE) അയച്ചുതരും. സ്റ്റഡി വിസയ്ക്ക് ഇതു വേണം. ${deposit}`,
    },
    appointment: fingerprints,
    visa: {
      title: 'വിസയ്ക്കായി കാത്തിരിക്കുക',
      text: `സ്റ്റഡി വിസയുടെ പേര് subclass 500 എന്നാണ്. ${waiting}`,
    },
  },
  'united states': {
    accept: {
      title: 'സീറ്റ് ഉറപ്പിച്ച് ഫോം I-20 വാങ്ങുക',
      text: `ഫോം കോളേജ് അയച്ചുതരും. അംഗീകാരമുള്ള സ്ഥാപനങ്ങൾക്കു മാത്രമേ അതു കഴിയൂ. ${deposit}`,
    },
    appointment: {
      title: 'വിസ ഇന്റർവ്യൂ ബുക്ക് ചെയ്യുക',
      text: `${usaBooking} ഒഴിവു കിട്ടാൻ എത്ര കാക്കണം എന്നത് ഓരോ നഗരത്തിലും വേറെയാണ്.`,
    },
    visa: {
      title: 'ഇന്റർവ്യൂവിനു പോകുക, വിസയ്ക്കായി കാത്തിരിക്കുക',
      text: `I-20, SEVIS രസീത്, പണം ഉണ്ടെന്നുള്ള തെളിവ് എന്നിവ കൊണ്ടുപോകൂ. കോഴ്സ് തുടങ്ങുന്നതിന് ${visaDays.usaEntry} ദിവസത്തിൽ കൂടുതൽ മുമ്പ് അവിടെ കടക്കാൻ പറ്റില്ല.`,
    },
  },
  'united kingdom': {
    accept: {
      title: 'സീറ്റ് ഉറപ്പിച്ച് CAS നമ്പർ വാങ്ങുക',
      text: `വിദ്യാർത്ഥികളെ സ്പോൺസർ ചെയ്യാൻ ലൈസൻസുള്ള കോളേജാണ് ഇതു തരുന്നത്. അവയുടെ ലിസ്റ്റ് ആർക്കും കാണാം. ${deposit}`,
    },
    money: {
      text: `ബാങ്ക് സ്റ്റേറ്റ്മെന്റ്, വിദ്യാഭ്യാസ ലോൺ അല്ലെങ്കിൽ സ്കോളർഷിപ്പ്. ബാങ്കിലെ പണം തുടർച്ചയായി ${visaDays.ukMoney.held} ദിവസം അക്കൗണ്ടിൽ കിടക്കണം. അതിന്റെ അവസാന ദിവസത്തിന്, അപേക്ഷിക്കുമ്പോൾ ${visaDays.ukMoney.within} ദിവസത്തിൽ കൂടുതൽ പഴക്കം പാടില്ല.`,
    },
    appointment: online,
    visa: {
      ...appointment,
      text: 'കോഴ്സിന് ആറു മാസം മുമ്പു മുതൽ അപേക്ഷിക്കാം. അപ്പോയിന്റ്മെന്റ് കഴിഞ്ഞാൽ സാധാരണ മൂന്ന് ആഴ്ചയ്ക്കകം തീരുമാനിക്കും; അവിടത്തെ വേനൽക്കാലത്ത് കൂടുതൽ എടുക്കുമോ എന്നു ചോദിക്കൂ.',
    },
    flight: ukFlight,
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
      title: 'വിസയ്ക്കും പെർമിറ്റിനും അപേക്ഷിക്കുന്നത് കോളേജാണ്',
      text: 'ഇതു തനിയെ ചെയ്യാൻ പറ്റില്ല. കോളേജ് ചോദിക്കുന്നതെല്ലാം അയയ്ക്കൂ, പണം ഉണ്ടെന്നു കാണിക്കൂ; എങ്കിലേ അവർക്ക് അപേക്ഷിക്കാൻ പറ്റൂ.',
    },
    appointment: {
      title: 'എൻട്രി വിസ (MVV) വാങ്ങുക',
      text: 'മറുപടി വന്നാൽ എംബസിയിലോ കോൺസുലേറ്റിലോ വിസ സെന്ററിലോ ചെന്നു വാങ്ങൂ.',
    },
  },
}

const visit: Partial<Record<PlanCountry, Changes>> = {
  'united kingdom': {
    appointment: online,
    visa: {
      ...appointment,
      text: 'യാത്രയ്ക്ക് മൂന്നു മാസം മുമ്പു മുതൽ അപേക്ഷിക്കാം. അപ്പോയിന്റ്മെന്റ് കഴിഞ്ഞാൽ സാധാരണ മൂന്ന് ആഴ്ചയ്ക്കകം തീരുമാനിക്കും.',
    },
    flight: ukVisitFlight,
  },
  'united states': usaInterview,
  canada: { appointment: fingerprints, visa: { title: 'വിസയ്ക്കായി കാത്തിരിക്കുക', text: waiting } },
  australia: { appointment: fingerprints, visa: { title: 'വിസയ്ക്കായി കാത്തിരിക്കുക', text: waiting } },
}

/** What a country says otherwise about a step, by what it is for. */
export const countrySteps: Readonly<Record<Purpose, Partial<Record<PlanCountry, Changes>>>> = {
  study,
  work: workSteps,
  visit,
}
