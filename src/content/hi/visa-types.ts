// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { VisaType } from '@/content/facts/enquiry-options'

/** What a visa type is called that a form sends under another name. */
export const visaTypeNames: Readonly<Record<VisaType, string>> = {
  'Job seeker Visa': 'जॉब सीकर वीज़ा',
  'Study Visa': 'स्टडी वीज़ा',
  'Visit Visa': 'विज़िटिंग वीज़ा',
  Study: 'स्टडी',
  Work: 'वर्क',
  Tourist: 'टूरिस्ट',
  Business: 'बिज़नेस',
  Spouse: 'पति या पत्नी',
  'Job seeker': 'जॉब सीकर',
  Aupair: 'ओ पेयर',
  'Opportunity card': 'Opportunity Card',
  'Multiple entry': 'मल्टीपल एंट्री',
}
