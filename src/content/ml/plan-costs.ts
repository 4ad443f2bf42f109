// Translated 2026-11-22 from en; not yet read by a native speaker.
/** One usual cost: what it is called, and where its figure is published, after `line.where` of plan-money. */
interface CostWords {
  title: string
  where: string
}

const countryPage = 'വിസ തീരുമാനിക്കുന്ന ഓഫീസിന്റെ പേജ്'
const onCountryPage = `${countryPage} നോക്കുക`

/** The usual costs, by the ids in the facts. */
export const costWords: Readonly<Record<string, CostWords>> = {
  passport: {
    title: 'പാസ്‌പോർട്ട് ഫീസ്',
    where: 'Passport Seva-യുടെ ഫീസ് കാൽക്കുലേറ്റർ നോക്കുക',
  },
  'language-test': {
    title: 'ഭാഷാ പരീക്ഷ',
    where: 'നിങ്ങൾ എഴുതുന്ന പരീക്ഷയുടെ (ഉദാഹരണത്തിന് IELTS, Goethe) പേജ് നോക്കുക',
  },
  'certified-papers': {
    title: 'സാക്ഷ്യപ്പെടുത്തിയതും പരിഭാഷപ്പെടുത്തിയതുമായ രേഖകൾ',
    where:
      'വിദേശകാര്യ മന്ത്രാലയത്തിന്റെ (Ministry of External Affairs) അപ്പോസ്റ്റിൽ പേജ് നോക്കുക; പരിഭാഷയുടെ വില പരിഭാഷകരോടു ചോദിക്കുക',
  },
  recognition: {
    title: 'യോഗ്യതയ്ക്കോ തൊഴിലിനോ ഉള്ള അംഗീകാരം',
    where: 'അതു പരിശോധിക്കുന്ന വിദേശത്തെ ഓഫീസിന്റെ പേജ് നോക്കുക',
  },
  'our-premium': {
    title: 'ഞങ്ങളുടെ പ്രീമിയം അംഗത്വം, വേണമെങ്കിൽ',
    where: 'ഞങ്ങളുടെ പ്രീമിയം പേജ് നോക്കുക',
  },
  'course-application': {
    title: 'കോളേജുകളുടെ അപേക്ഷാ ഫീസ്',
    where: 'ഓരോ കോഴ്സിന്റെയും പേജ് നോക്കുക',
  },
  'police-certificate': {
    title: 'പോലീസ് ക്ലിയറൻസ് സർട്ടിഫിക്കറ്റ്',
    where: 'Passport Seva-യുടെ ഫീസ് കാൽക്കുലേറ്റർ നോക്കുക',
  },
  'health-check': {
    title: 'വിസയ്ക്കുള്ള മെഡിക്കൽ പരിശോധന',
    where: `${countryPage} നോക്കി, അവിടെ പറയുന്ന ഡോക്ടർമാരോടു ചോദിക്കുക`,
  },
  'visa-fee': { title: 'വിസ ഫീസ്', where: onCountryPage },
  'visa-centre': {
    title: 'വിസ സെന്ററിന്റെ സർവീസ് ചാർജ്',
    where: 'നിങ്ങളുടെ രാജ്യത്തേക്കുള്ള വിസ സെന്ററിന്റെ പേജ് നോക്കുക',
  },
  'our-service': {
    title: 'ഞങ്ങളുടെ ചാർജ്, ഞങ്ങളുടെ സഹായത്തോടെ അപേക്ഷിച്ചാൽ',
    where: 'ഞങ്ങളോടു ചോദിക്കുക, എന്തെങ്കിലും അടയ്ക്കും മുമ്പ് ഞങ്ങൾ പറയും',
  },
  'first-fee': {
    title: 'കോളേജിന്റെ ആദ്യ ഫീസ് അല്ലെങ്കിൽ ഡെപ്പോസിറ്റ്',
    where: 'കോളേജിന്റെ കത്തും കോഴ്സിന്റെ പേജും നോക്കുക',
  },
  'shown-money': {
    title: 'കാണിക്കേണ്ട പണം, അല്ലെങ്കിൽ ബ്ലോക്ക്ഡ് അക്കൗണ്ടിൽ ഇടേണ്ടത്',
    where: onCountryPage,
  },
  'emigration-clearance': {
    title: 'എമിഗ്രേഷൻ ക്ലിയറൻസ് (ECR പാസ്‌പോർട്ടിനു മാത്രം)',
    where: 'ഇന്ത്യാ ഗവൺമെന്റിന്റെ eMigrate പേജ് നോക്കുക',
  },
  insurance: {
    title: 'ഇൻഷുറൻസ്',
    where: `ഇൻഷുറൻസ് കമ്പനിയുടെ പേജ് നോക്കുക; എത്ര കവർ വേണം എന്നറിയാൻ ${onCountryPage}`,
  },
  flight: { title: 'വിമാന ടിക്കറ്റ്', where: 'വിമാനക്കമ്പനിയുടെ പേജ് നോക്കുക' },
  'residence-permit': {
    title: 'രജിസ്ട്രേഷനും റെസിഡൻസ് പെർമിറ്റും',
    where: 'നിങ്ങൾ രജിസ്റ്റർ ചെയ്യുന്ന നഗരത്തിന്റെയോ ഓഫീസിന്റെയോ പേജ് നോക്കുക',
  },
  rent: {
    title: 'മുറിയുടെ വാടകയും ഡെപ്പോസിറ്റും',
    where: 'സ്റ്റുഡന്റ് ഹൗസിങ്ങിന്റെ പേജോ വാടകക്കരാറോ നോക്കുക',
  },
  living: {
    title: 'ആദ്യ മാസങ്ങളിലെ ഭക്ഷണം, യാത്ര, ഫോൺ',
    where: 'വിസ പേജ് നോക്കുക; ഒരു മാസത്തേക്ക് എത്ര കണക്കാക്കും എന്ന് പല രാജ്യങ്ങളും അവിടെ പറയും',
  },
  stay: {
    title: 'താമസം',
    where: 'ഹോട്ടലിന്റെ പേജ് നോക്കുക; കൂട്ടുകാരുടെ കൂടെയെങ്കിൽ ഒന്നുമില്ല',
  },
  'local-travel': {
    title: 'അവിടത്തെ യാത്രയും ഭക്ഷണവും',
    where: 'അവിടത്തെ റെയിൽവേയുടെ പേജുകൾ നോക്കുക',
  },
}
