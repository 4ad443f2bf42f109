// Translated 2026-11-27 from en; not yet read by a native speaker.
import type { PlanCountry } from '@/content/facts/plan-countries'
import {
  appointment,
  type Changes,
  fingerprints,
  germanPortal,
  online,
  ukFlight,
  usaInterview,
  waiting,
} from './plan-shared-steps'
import { clearanceRules } from './plan-steps'

/** Goes behind the level that a country asks for, where one learns it from nothing. */
const fromNothing =
  'ഒന്നുമറിയാതെ തുടങ്ങിയാൽ അതിന് ഒമ്പതു മുതൽ പന്ത്രണ്ടു മാസം വരെ വേണം. ആ ലെവൽ ഉണ്ടെങ്കിൽ ടിക് ചെയ്യൂ. ചില ജോലികൾക്ക് ഭാഷ വേണ്ട: എങ്കിൽ ഈ പടി വിടൂ.'

/** The papers for work in the Gulf. */
const gulfPapers =
  'നിങ്ങൾ എന്തു പഠിച്ചു, എവിടെ, എന്നു മുതൽ എന്നു വരെ ജോലി ചെയ്തു എന്നതിന്. കേരളത്തിൽ ഇവ ആദ്യം NORKA Roots-ലും പിന്നെ വിദേശകാര്യ മന്ത്രാലയത്തിലും ചില രാജ്യങ്ങൾക്ക് അവരുടെ എംബസിയിലും കൊടുക്കണം.'

/** Of the fingerprints for work in the Gulf. */
const whoSays = 'എവിടെ, എപ്പോൾ എന്നു തൊഴിലുടമ പറയും. ആരും ചോദിച്ചില്ലെങ്കിൽ ഈ പടി വിടൂ.'

/** What is otherwise for work in the Gulf. */
export const gulfWork: Changes = {
  'work-papers': {
    text: gulfPapers,
  },
  job: {
    text: 'ജോലി, ശമ്പളം, സമയം, സ്ഥലം എല്ലാം അതിൽ വേണം. നഴ്സുമാർക്കും മറ്റ് ആരോഗ്യപ്രവർത്തകർക്കും ആദ്യം DataFlow പരിശോധനയും ആ രാജ്യത്തിന്റെ ലൈസൻസ് പരീക്ഷയും വേണം. കേരളത്തിൽ ആദ്യം NORKA Roots-ലും ODEPC-യിലും നോക്കൂ: അവ സംസ്ഥാന സർക്കാരിന്റേതാണ്.',
  },
  permit: {
    title: 'പെർമിറ്റും വിസയും വാങ്ങുന്നത് തൊഴിലുടമയാണ്',
    text: 'ഇതിനു നിങ്ങൾ അപേക്ഷിക്കേണ്ട. നമ്പറും നിങ്ങളിൽനിന്ന് എന്തു വേണമെന്നും തൊഴിലുടമയോടു ചോദിക്കൂ.',
  },
  health: {
    title: 'മെഡിക്കൽ ടെസ്റ്റ് ചെയ്യുക',
    text: 'Wafid (പഴയ GAMCA) പറയുന്ന സെന്ററിൽ ചെയ്യൂ: തൊഴിലുടമയോടു ചോദിക്കൂ.',
  },
  appointment: {
    title: 'ചോദിച്ചാൽ വിരലടയാളം കൊടുക്കുക',
    text: whoSays,
  },
  visa: {
    title: 'വിസയ്ക്കായി കാത്തിരിക്കുക, കിട്ടിയാൽ പരിശോധിക്കുക',
    text: 'അവിടത്തെ മന്ത്രാലയത്തിന്റെ പേജിൽ വിസയുടെ നമ്പർ നോക്കൂ. അത് ജോലിക്കുള്ള വിസയായിരിക്കണം; നിങ്ങളുടെ പേരും തൊഴിലുടമയും ജോലിയും അതിൽ വേണം. വിസിറ്റിങ് വിസയിൽ ഒരിക്കലും ജോലിക്കു പോകരുത്.',
  },
  flight: {
    text: 'വിസ കിട്ടിയ ശേഷം. അവിടത്തെ ഇന്ത്യൻ എംബസിയുടെ നിർദേശങ്ങൾ ആദ്യം വായിക്കൂ. ടിക്കറ്റിന്റെയും താമസത്തിന്റെയും ചെലവ് ആരു വഹിക്കും എന്നു തൊഴിലുടമയോടു ചോദിക്കൂ.',
  },
}

/** The flight to work in a country that India asks for emigration clearance for; the Gulf has its own. */
export const clearanceWork: Changes = {
  flight: {
    text: 'വിസ കിട്ടിയ ശേഷം മാത്രം. അവിടത്തെ ഇന്ത്യൻ എംബസിയുടെ നിർദേശങ്ങൾ ആദ്യം വായിക്കൂ. വിമാനം കയറുന്നതിനു മുമ്പ് ആദ്യ ആഴ്ചകളിലെ താമസം ബുക്ക് ചെയ്യൂ.',
  },
}

/** What a country says otherwise about the steps to work there. Product 10, Plans. */
export const workSteps: Partial<Record<PlanCountry, Changes>> = {
  germany: {
    'work-language': {
      text: `നഴ്സുമാർക്ക് വിസയ്ക്ക് B1 വേണം, രജിസ്ട്രേഷന് B2-ഉം. ${fromNothing}`,
    },
    appointment: germanPortal,
    visa: appointment,
  },
  australia: { appointment: fingerprints, visa: { title: 'വിസയ്ക്കായി കാത്തിരിക്കുക', text: waiting } },
  'united states': {
    permit: {
      title: 'H-1B-യ്ക്ക് അപേക്ഷിക്കുന്നത് തൊഴിലുടമയാണ്',
      text: 'ഡിഗ്രി വേണ്ട മിക്ക ജോലികൾക്കും ഇതു വേണം. വർഷത്തിൽ ഒരു നറുക്കെടുപ്പേയുള്ളൂ: മാർച്ചിൽ, ഒക്ടോബർ മുതലുള്ള ജോലികൾക്ക്. പലർക്കും നറുക്കു വീഴില്ല. വിദേശത്തുള്ള ആൾക്കായി തൊഴിലുടമ വളരെ വലിയ ഫീസ് അടയ്ക്കേണ്ടി വന്നേക്കാം: ആദ്യം ചോദിക്കൂ. ഇതിനായി ആർക്കും പണം കൊടുക്കരുത്.',
      late: 'നറുക്കു വീണില്ലെങ്കിൽ അടുത്ത നറുക്കെടുപ്പ് ഒരു വർഷം കഴിഞ്ഞാണ്. യൂണിവേഴ്സിറ്റികൾ പോലെ ചില തൊഴിലുടമകൾക്ക് നറുക്കെടുപ്പു വേണ്ട: തൊഴിലുടമയോടു ചോദിക്കൂ.',
    },
    ...usaInterview,
  },
  'united kingdom': {
    permit: {
      title: 'Certificate of sponsorship വാങ്ങുക',
      text: 'ലൈസൻസുള്ള സ്പോൺസറായ തൊഴിലുടമയാണ് ഇതു തരേണ്ടത്. ഇതിനായി ആർക്കും പണം കൊടുക്കരുത്.',
    },
    appointment: online,
    visa: {
      ...appointment,
      text: 'ജോലി തുടങ്ങുന്നതിനു മൂന്നു മാസം മുമ്പു മുതൽ അപേക്ഷിക്കാം. അപ്പോയിന്റ്മെന്റ് കഴിഞ്ഞാൽ സാധാരണ മൂന്ന് ആഴ്ചയ്ക്കകം തീരുമാനിക്കും.',
    },
    notice: {
      text: 'വിസ കിട്ടിയ ശേഷം മാത്രം. ജോലി തുടങ്ങുന്നതിനു തൊട്ടുമുമ്പുള്ള മൂന്നു മാസത്തിലേ വിസയ്ക്ക് അപേക്ഷിക്കാൻ പറ്റൂ. ആറ് ആഴ്ചയിൽ കൂടുതൽ മുമ്പ് നോട്ടീസ് കൊടുക്കണമെങ്കിൽ ജോലി തുടങ്ങുന്ന ദിവസം നീട്ടി ഉറപ്പിക്കൂ.',
    },
    flight: ukFlight,
  },
  canada: {
    permit: {
      title: 'തൊഴിലുടമയുടെ രേഖയ്ക്കായി (LMIA) കാത്തിരിക്കുക',
      text: 'പലപ്പോഴും തൊഴിലുടമയ്ക്ക് ഇതു കിട്ടിയിട്ടേ നിങ്ങൾക്ക് അപേക്ഷിക്കാൻ പറ്റൂ. ഇതിനായി ആർക്കും പണം കൊടുക്കരുത്. ചില ജോലികൾക്ക് ഇതു വേണ്ട: എങ്കിൽ ഈ പടി വിടൂ.',
    },
    appointment: fingerprints,
    visa: { title: 'വർക്ക് പെർമിറ്റിനായി കാത്തിരിക്കുക', text: waiting },
  },
  'saudi arabia': {
    'work-papers': {
      text: `${gulfPapers} സൗദി അറേബ്യയിലേക്കു പല തൊഴിലുകൾക്കും വിസയ്ക്കു മുമ്പ് പരീക്ഷയുണ്ട് (SVP): തൊഴിലുടമയോടു ചോദിക്കൂ.`,
    },
    appointment: { text: `സൗദി അറേബ്യ ഇന്ത്യയിലെ സെന്ററിൽ ഇതു ചോദിക്കും. ${whoSays}` },
  },
  qatar: {
    health: { text: 'ഖത്തറിലേക്കുള്ള ടെസ്റ്റ് അവരുടെ വിസ സെന്ററിലാണ്: തൊഴിലുടമയോടു ചോദിക്കൂ.' },
    appointment: { text: `ഖത്തർ ഇന്ത്യയിലെ സെന്ററിൽ ഇതു ചോദിക്കും. ${whoSays}` },
  },
  iraq: {
    'emigration-clearance': {
      text: `ഇറാഖിലെ ജോലിക്ക് എല്ലാവർക്കും ഇതു വേണം, ഏതു പാസ്‌പോർട്ടായാലും. ${clearanceRules}`,
    },
  },
  'united arab emirates': {
    health: {
      text: 'യുഎഇയിലേക്കുള്ള ടെസ്റ്റ് അവിടെ എത്തിയ ശേഷമാണ്. അതിനു മുമ്പ് ടെസ്റ്റ് വേണോ എന്നു തൊഴിലുടമയോടു ചോദിക്കൂ; വേണ്ടെങ്കിൽ ഈ പടി വിടൂ.',
    },
  },
  ireland: { permit: { title: 'എംപ്ലോയ്മെന്റ് പെർമിറ്റ് വാങ്ങുക' } },
  netherlands: {
    permit: {
      title: 'പെർമിറ്റിന് അപേക്ഷിക്കുന്നത് തൊഴിലുടമയാണ്',
      text: 'മിക്ക പെർമിറ്റുകൾക്കും തൊഴിലുടമ recognised sponsor ആയിരിക്കണം. ലിസ്റ്റ് ആർക്കും കാണാം.',
    },
    visa: { title: 'എൻട്രി വിസ (MVV) വാങ്ങുക' },
  },
  austria: {
    'work-language': { text: `നഴ്സുമാർക്ക് B1 അല്ലെങ്കിൽ B2 വേണം: ഏതെന്നു ചോദിക്കൂ. ${fromNothing}` },
    permit: {
      text: 'മിക്ക വിദഗ്ധ ജോലിക്കാരും Red-White-Red Card-ന് അപേക്ഷിക്കുന്നു. തൊഴിലുടമയ്ക്കു നിങ്ങൾക്കായി അപേക്ഷിക്കാം.',
    },
  },
  poland: {
    permit: {
      text: 'പോളണ്ടിലെ തൊഴിലുടമയ്ക്കു മാത്രമേ ഇതിന് അപേക്ഷിക്കാൻ പറ്റൂ: പ്രവിശ്യയുടെ ഓഫീസിൽ (voivode). ഇതിനായി ആർക്കും പണം കൊടുക്കരുത്.',
    },
  },
  sweden: {
    permit: { text: 'അപേക്ഷ തുടങ്ങുന്നതു തൊഴിലുടമയാണ്; ബാക്കി നിങ്ങൾ ഓൺലൈനിൽ ചെയ്യണം.' },
  },
}
