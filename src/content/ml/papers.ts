// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { PaperId } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'
import { studyPapers } from './study-papers'
import { visitPapers } from './visit-papers'

/** What each paper is called, and what it has to show. Checked on the day in written-on.ts. */
export const paperWords: Readonly<Record<PaperId, PaperWords>> = {
  ...studyPapers,
  ...visitPapers,
  'job-offer': {
    title: 'ജോബ് ഓഫർ അല്ലെങ്കിൽ കരാർ',
    text: 'ജോലിയും ശമ്പളവും സ്ഥലവും അതിൽ വേണം. ജോലി അന്വേഷിക്കാനുള്ള വിസയ്ക്ക് ഇതു വേണ്ട.',
  },
  'work-certificates': {
    title: 'സർട്ടിഫിക്കറ്റുകളും തൊഴിലുടമകളുടെ കത്തുകളും',
    text: 'നിങ്ങൾ എന്തു പഠിച്ചു, എവിടെ, എന്നു മുതൽ എന്നു വരെ ജോലി ചെയ്തു എന്നതിന്. ചോദിക്കുന്നിടത്ത് പരിഭാഷയും വേണം.',
  },
  cv: {
    title: 'CV',
    text: 'ഇടയിൽ ഒരു കാലവും വിട്ടുപോകാതെ, ആ രാജ്യത്തെ പതിവു രീതിയിൽ.',
  },
  'language-proof': {
    title: 'ഭാഷ അറിയാമെന്നുള്ള തെളിവ്',
    text: 'ഇംഗ്ലീഷ് അല്ലെങ്കിൽ ആ രാജ്യത്തെ ഭാഷ. ഏതു ലെവൽ വേണം എന്നത് ജോലിയും വിസയും അനുസരിച്ചാണ്.',
  },
  recognition: {
    title: 'യോഗ്യതയ്ക്കുള്ള അംഗീകാരം',
    text: 'നഴ്സുമാർക്കും മറ്റു ചില തൊഴിലുകൾക്കും ഇതു വേണം. നിങ്ങളുടേതിനു വേണോ എന്ന് ആ രാജ്യത്തെ ഓഫീസിൽ ചോദിക്കൂ.',
  },
  'police-certificate': {
    title: 'പോലീസ് ക്ലിയറൻസ് സർട്ടിഫിക്കറ്റ്',
    text: 'പല രാജ്യങ്ങളും ഇതു ചോദിക്കും. ഇന്ത്യയിൽ പാസ്‌പോർട്ട് ഓഫീസാണ് കൊടുക്കുന്നത്.',
  },
  'australia-enrolment': {
    title: 'Confirmation of Enrolment',
    text: 'ഓസ്ട്രേലിയയിലെ കോളേജ് തരുന്നത്. സ്റ്റഡി വിസയ്ക്ക് (subclass 500) ഇതു വേണം.',
  },
  'australia-health-cover': {
    title: 'Overseas Student Health Cover',
    text: 'ഓസ്ട്രേലിയയിൽ താമസിക്കുന്ന മുഴുവൻ കാലത്തേക്കും.',
  },
  'canada-province-letter': {
    title: 'പ്രവിശ്യയുടെ അറ്റസ്റ്റേഷൻ ലെറ്റർ',
    text: 'കാനഡയിലേക്കുള്ള പല വിദ്യാർത്ഥികൾക്കും ഇതു വേണം. നിങ്ങൾക്കു വേണോ എന്ന് കോളേജ് പറയും.',
  },
  'germany-aps': {
    title: 'APS സർട്ടിഫിക്കറ്റ്',
    text: 'ഇന്ത്യയിൽനിന്നുള്ള മിക്കവർക്കും ജർമ്മനിയിലേക്കു വിസയ്ക്ക് അപേക്ഷിക്കും മുമ്പ് ഇതു വേണം.',
  },
  'uk-cas': {
    title: 'CAS നമ്പർ',
    text: 'വിദ്യാർത്ഥികളെ സ്പോൺസർ ചെയ്യാൻ ലൈസൻസുള്ള യുകെയിലെ കോളേജ് തരുന്നത്.',
  },
  'uk-tuberculosis-test': {
    title: 'ക്ഷയരോഗ (TB) പരിശോധന',
    text: 'ആറു മാസത്തിൽ കൂടുതൽ താമസിക്കാൻ. യുകെ അംഗീകരിച്ച ക്ലിനിക്കിൽ തന്നെ ചെയ്യണം.',
  },
  'usa-i20': {
    title: 'ഫോം I-20',
    text: 'അമേരിക്കയിലെ കോളേജ് അയച്ചുതരും. അംഗീകാരമുള്ള സ്ഥാപനങ്ങൾക്കു മാത്രമേ അതു കഴിയൂ.',
  },
  'usa-sevis': {
    title: 'SEVIS ഫീസിന്റെ രസീത്',
    text: 'F-1 വിസയ്ക്ക് അപേക്ഷിക്കും മുമ്പ് അടയ്ക്കുന്നത്.',
  },
  'canada-lmia': {
    title: 'തൊഴിലുടമയുടെ LMIA',
    text: 'പലപ്പോഴും കാനഡയിലെ തൊഴിലുടമയ്ക്ക് ഈ രേഖ കിട്ടിയിട്ടേ നിങ്ങൾക്ക് അപേക്ഷിക്കാൻ പറ്റൂ. ഇതിനായി ആർക്കും പണം കൊടുക്കരുത്.',
  },
  'poland-work-permit': {
    title: 'വർക്ക് പെർമിറ്റ്',
    text: 'പോളണ്ടിലെ തൊഴിലുടമയാണ് ഇതു വാങ്ങുന്നത്. നിങ്ങൾക്കു സ്വന്തമായി വാങ്ങാൻ കഴിയില്ല. ഇതിനായി ആർക്കും പണം കൊടുക്കരുത്.',
  },
  'uk-sponsorship': {
    title: 'Certificate of sponsorship',
    text: 'യുകെയിലെ തൊഴിലുടമ നിങ്ങൾക്കു തരുന്നത്. ഇതിനായി ആർക്കും പണം കൊടുക്കരുത്.',
  },
}
