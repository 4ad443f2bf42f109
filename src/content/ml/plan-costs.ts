// Translated 2026-11-22 from en; not yet read by a native speaker.
import { clearanceCountries, gulfCountries } from '@/content/facts/plan-clearance'
import type { PlanCountry } from '@/content/facts/plan-countries'
import type { Purpose } from '@/content/facts/purposes'

/** One usual cost: what it is called, and where its figure is published; a link may follow. */
interface CostWords {
  title: string
  where: string
}

const countryPage = 'വിസ തീരുമാനിക്കുന്ന ഓഫീസിന്റെ പേജ്'
const onCountryPage = `തുക അറിയാൻ ${countryPage} നോക്കൂ`

/** The usual costs, by the ids in the facts. */
export const costWords: Readonly<Record<string, CostWords>> = {
  passport: {
    title: 'പാസ്‌പോർട്ട് ഫീസ്',
    where: 'തുക അറിയാൻ Passport Seva-യുടെ ഫീസ് കാൽക്കുലേറ്റർ നോക്കൂ',
  },
  'language-test': {
    title: 'ഭാഷാ പരീക്ഷ',
    where: 'തുക അറിയാൻ നിങ്ങൾ എഴുതുന്ന പരീക്ഷയുടെ പേജ് നോക്കൂ',
  },
  'certified-papers': {
    title: 'സാക്ഷ്യപ്പെടുത്തിയതും പരിഭാഷപ്പെടുത്തിയതുമായ രേഖകൾ',
    where:
      'പരിഭാഷയുടെ വില പരിഭാഷകരോടു ചോദിക്കൂ. കേരളത്തിലെ രേഖകൾ സാക്ഷ്യപ്പെടുത്തണമെങ്കിൽ ആദ്യം NORKA Roots-ലും പിന്നെ വിദേശകാര്യ മന്ത്രാലയത്തിലും (Ministry of External Affairs) ചില രാജ്യങ്ങൾക്ക് അവരുടെ എംബസിയിലും കൊടുക്കണം. മന്ത്രാലയത്തിന്റെ തുക അവരുടെ അപ്പോസ്റ്റിൽ പേജിൽ ഉണ്ട്',
  },
  recognition: {
    title: 'യോഗ്യതയ്ക്കോ തൊഴിലിനോ ഉള്ള അംഗീകാരം',
    where: 'തുക അറിയാൻ അതു പരിശോധിക്കുന്ന വിദേശത്തെ ഓഫീസിന്റെ പേജ് നോക്കൂ',
  },
  'our-premium': {
    title: 'ഞങ്ങളുടെ പ്രീമിയം അംഗത്വം, വേണമെങ്കിൽ',
    where: 'തുക അറിയാൻ ഞങ്ങളുടെ പ്രീമിയം പേജ് നോക്കൂ',
  },
  'course-application': {
    title: 'കോളേജുകളുടെ അപേക്ഷാ ഫീസ്',
    where: 'തുക അറിയാൻ ഓരോ കോഴ്സിന്റെയും പേജ് നോക്കൂ',
  },
  'police-certificate': {
    title: 'പോലീസ് ക്ലിയറൻസ് സർട്ടിഫിക്കറ്റ്',
    where: 'തുക അറിയാൻ Passport Seva-യുടെ ഫീസ് കാൽക്കുലേറ്റർ നോക്കൂ',
  },
  'health-check': {
    title: 'വിസയ്ക്കുള്ള മെഡിക്കൽ പരിശോധന',
    where: `തുക അറിയാൻ ${countryPage} നോക്കി, അവിടെ പറയുന്ന ഡോക്ടർമാരോടു ചോദിക്കൂ`,
  },
  'visa-fee': { title: 'വിസ ഫീസ്', where: onCountryPage },
  'visa-centre': {
    title: 'വിസ സെന്ററിന്റെ സർവീസ് ഫീസ്',
    where: 'എംബസിയുടെ പേജിൽനിന്നു തുടങ്ങൂ: വിസ സെന്റർ ഏതെന്ന് അവിടെ പറയും; തുക അറിയാൻ ആ സെന്ററിന്റെ പേജ് നോക്കൂ',
  },
  'country-charges': {
    title: 'ഈ രാജ്യത്തിന്റെ മറ്റു ഫീസുകൾ',
    where: `ചില രാജ്യങ്ങൾ വേറെയും പണം വാങ്ങും, ഉദാഹരണത്തിന് ഹെൽത്ത് ഇൻഷുറൻസിനോ വിരലടയാളത്തിനോ. ${onCountryPage}`,
  },
  'our-service': {
    title: 'ഞങ്ങളുടെ ഫീസ്, ഞങ്ങളുടെ സഹായത്തോടെ അപേക്ഷിച്ചാൽ',
    where: 'ഞങ്ങളോടു ചോദിക്കൂ, എന്തെങ്കിലും അടയ്ക്കും മുമ്പ് ഞങ്ങൾ എഴുതിത്തരും. ഇതു മുൻകൂട്ടി അടയ്ക്കണം',
  },
  'first-fee': {
    title: 'കോളേജിന്റെ ആദ്യ ഫീസ് അല്ലെങ്കിൽ ഡെപ്പോസിറ്റ്',
    where: 'തുക അറിയാൻ കോളേജിന്റെ കത്തും കോഴ്സിന്റെ പേജും നോക്കൂ',
  },
  'shown-money': {
    title: 'വിസയ്ക്കു കാണിക്കേണ്ട പണം',
    where: onCountryPage,
  },
  'emigration-clearance': {
    title: `എമിഗ്രേഷൻ ക്ലിയറൻസ് (${clearanceCountries.length} രാജ്യങ്ങൾ: ECR പാസ്‌പോർട്ടിനും, ഏതു പാസ്‌പോർട്ടുമുള്ള നഴ്സുമാർക്കും; ഒരു രാജ്യത്തേക്ക് എല്ലാവർക്കും)`,
    where: 'തുക അറിയാൻ ഇന്ത്യാ ഗവൺമെന്റിന്റെ eMigrate പേജ് നോക്കൂ',
  },
  insurance: {
    title: 'ഇൻഷുറൻസ്',
    where: `തുക അറിയാൻ ഇൻഷുറൻസ് കമ്പനിയുടെ പേജ് നോക്കൂ; എത്ര കവർ വേണം എന്നറിയാൻ ${countryPage} നോക്കൂ`,
  },
  flight: { title: 'വിമാനടിക്കറ്റ്', where: 'തുക അറിയാൻ വിമാനക്കമ്പനിയുടെ പേജ് നോക്കൂ' },
  'residence-permit': {
    title: 'രജിസ്ട്രേഷനും റെസിഡൻസ് പെർമിറ്റും',
    where: `നിങ്ങൾ രജിസ്റ്റർ ചെയ്യുന്ന നഗരത്തിലോ ഓഫീസിലോ ചോദിക്കൂ. ${countryPage} കൂടുതൽ പറഞ്ഞേക്കാം`,
  },
  rent: {
    title: 'മുറിയുടെ വാടകയും ഡെപ്പോസിറ്റും',
    where: 'തുക അറിയാൻ സ്റ്റുഡന്റ് ഹൗസിങ്ങിന്റെ പേജോ വാടകക്കരാറോ നോക്കൂ',
  },
  living: {
    title: 'ആദ്യ മാസങ്ങളിലെ ഭക്ഷണം, യാത്ര, ഫോൺ',
    where: 'ഒരു മാസത്തേക്ക് എത്ര വേണം എന്ന് പല രാജ്യങ്ങളും അവരുടെ വിസ പേജിൽ പറയും',
  },
  stay: {
    title: 'താമസം',
    where: 'തുക അറിയാൻ ഹോട്ടലിന്റെ പേജ് നോക്കൂ; കൂട്ടുകാരുടെ കൂടെയെങ്കിൽ ചെലവൊന്നും ഇല്ലാതിരിക്കാം',
  },
  'local-travel': {
    title: 'അവിടത്തെ യാത്രയും ഭക്ഷണവും',
    where: 'ടിക്കറ്റിന്റെ തുക അറിയാൻ അവിടത്തെ റെയിൽവേയുടെ പേജുകൾ നോക്കൂ; ഭക്ഷണത്തിന്റെ കാര്യം ക്ഷണിച്ചവരോടു ചോദിക്കൂ',
  },
}

type Where = Readonly<Record<string, string>>

const uk: Where = { 'country-charges': `യുകെയിൽ immigration health charge ഉണ്ട്. ${onCountryPage}` }
const ukWork: Where = {
  'country-charges': `യുകെയിൽ immigration health charge ഉണ്ട്; Health and Care Worker വിസയുള്ളവർക്ക് (നഴ്സുമാർ, ഡോക്ടർമാർ) അതു വേണ്ട. ${onCountryPage}`,
}
const canada: Where = { 'country-charges': `കാനഡയിൽ വിരലടയാളത്തിനും ഫീസുണ്ട്. ${onCountryPage}` }

const gulf: Where = {
  'visa-fee': 'ഗൾഫിൽ ഇതു തൊഴിലുടമ അടയ്ക്കും. വിസയ്ക്കു വേണ്ടി ആർക്കും പണം കൊടുക്കരുത്',
  'residence-permit': 'ഗൾഫിൽ ഇതു തൊഴിലുടമ അടയ്ക്കും',
}

/** Where a figure is published, as a country has it: by what for and by the cost's id. */
export const countryCosts: Readonly<Record<Purpose, Partial<Record<PlanCountry, Where>>>> = {
  study: {
    'united kingdom': uk,
    canada,
    'united states': {
      'country-charges': `അമേരിക്കയിൽ SEVIS ഫീസുണ്ട്. തുക fmjfee.com-ൽ ഉണ്ട്; വിസയെക്കുറിച്ച് ${countryPage} കൂടുതൽ പറയും`,
    },
    germany: {
      'country-charges': `ജർമ്മനിയിലേക്ക് APS സർട്ടിഫിക്കറ്റ് വേണം. തുക aps-india.de-ൽ ഉണ്ട്; വിസയെക്കുറിച്ച് ${countryPage} കൂടുതൽ പറയും`,
      'shown-money': `മിക്ക വിദ്യാർത്ഥികളും ഇതു ബ്ലോക്ക്ഡ് അക്കൗണ്ടിൽ ഇടുന്നു. ${onCountryPage}`,
    },
    australia: {
      'country-charges': `ഓസ്ട്രേലിയയിലേക്ക് ഹെൽത്ത് ഇൻഷുറൻസ് വേണം. തുക ഇൻഷുറൻസ് കമ്പനി പറയും; എന്തിനൊക്കെ കവർ വേണം എന്ന് ${countryPage} പറയും`,
    },
  },
  work: {
    'united kingdom': ukWork,
    canada,
    ...Object.fromEntries(gulfCountries.map((key) => [key, gulf])),
    iraq: {
      'emigration-clearance':
        'ഇറാഖിലേക്ക് എല്ലാവർക്കും ഇതു വേണം, ഏതു പാസ്‌പോർട്ടായാലും. തുക അറിയാൻ ഇന്ത്യാ ഗവൺമെന്റിന്റെ eMigrate പേജ് നോക്കൂ',
    },
  },
  visit: { canada },
}
