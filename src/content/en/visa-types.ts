import type { VisaType } from '@/content/facts/enquiry-options'

/** What a visa type is called that a form sends under another name. */
export const visaTypeNames: Readonly<Record<VisaType, string>> = {
  'Job seeker Visa': 'Job seeker Visa',
  'Study Visa': 'Study Visa',
  'Visit Visa': 'Visit Visa',
  Study: 'Study',
  Work: 'Work',
  Tourist: 'Tourist',
  Business: 'Business',
  Spouse: 'Spouse',
  'Job seeker': 'Job seeker',
  Aupair: 'Aupair',
  'Opportunity card': 'Opportunity card',
  'Multiple entry': 'Multiple entry',
}
