// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { VisaType } from '@/content/facts/enquiry-options'

/** What a visa type is called that a form sends under another name. */
export const visaTypeNames: Readonly<Record<VisaType, string>> = {
  'Job seeker Visa': 'ജോബ് സീക്കർ വിസ',
  'Study Visa': 'സ്റ്റഡി വിസ',
  'Visit Visa': 'വിസിറ്റിങ് വിസ',
  Study: 'പഠനം',
  Work: 'ജോലി',
  Tourist: 'ടൂറിസ്റ്റ്',
  Business: 'ബിസിനസ്',
  Spouse: 'സ്പൗസ് (ഭാര്യ, ഭർത്താവ്)',
  'Job seeker': 'ജോബ് സീക്കർ',
  Aupair: 'ഓ പെയർ',
  'Opportunity card': 'Opportunity Card',
  'Multiple entry': 'മൾട്ടിപ്പിൾ എൻട്രി',
}
