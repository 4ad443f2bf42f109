import type { Helpline, LookUpPlace } from '@/content/facts/official-help'

/** Offices by name, and what to look for there. Product 10, Checking an offer. */
export const placeWords: Record<LookUpPlace, { name: string; lookFor: string }> = {
  recruiters: {
    name: 'eMigrate, Ministry of External Affairs',
    lookFor:
      'Open "List of active RA". Look for the name, the number and the address of the agent. A second list names agents without a licence.',
  },
  ukEmployers: {
    name: 'UK list of licensed employers',
    lookFor: 'For a job in the UK: look for the exact name of the employer.',
  },
  canadaColleges: {
    name: 'Canada: designated learning institutions (DLI)',
    lookFor: 'Look for the college and its DLI number.',
  },
  ukColleges: {
    name: 'UK: licensed student sponsors',
    lookFor: 'Look for the exact name of the college.',
  },
  australiaColleges: {
    name: 'Australia: CRICOS',
    lookFor: 'Look for the college and the course.',
  },
  usColleges: {
    name: 'USA: schools certified by SEVP',
    lookFor: 'Look for the college and its town.',
  },
  germanyColleges: {
    name: 'Germany: anabin',
    lookFor: 'Look for the college and how Germany rates it.',
  },
  germanyCourses: {
    name: 'Germany: DAAD',
    lookFor: 'Look for the course and who teaches it.',
  },
  canadaAdvisers: {
    name: 'Canada: College of Immigration and Citizenship Consultants',
    lookFor: 'Look for the adviser and the number.',
  },
  australiaAdvisers: {
    name: 'Australia: Office of the Migration Agents Registration Authority',
    lookFor: 'Look for the adviser and the number.',
  },
  ukAdvisers: {
    name: 'UK: find an immigration adviser',
    lookFor: 'Look for the adviser or the firm.',
  },
  visaCentre: {
    name: 'VFS Global, the visa centre of many countries',
    lookFor:
      'Start from the embassy’s page: it names the centre. For Spain it is BLS. Book and pay only there.',
  },
  cybercrime: {
    name: 'National Cyber Crime Reporting Portal',
    lookFor: 'Report a message, a call or a payment here.',
  },
  madad: {
    name: 'MADAD, Ministry of External Affairs',
    lookFor: 'From any state: report agents who cheat.',
  },
}

/** Helplines by name, and when to call them. */
export const helplineWords: Record<Helpline, { name: string; when: string }> = {
  norka: {
    name: 'NORKA Roots helpline (Kerala)',
    when: 'For work abroad: ask before you sign or pay.',
  },
  shubhayatra: {
    name: 'Operation Shubhayatra, Kerala Police and NORKA',
    when: 'When an agent has cheated you, or tries to.',
  },
  cyberFraud: {
    name: 'Cyber fraud helpline',
    when: 'When you have paid or given out a code. Call at once.',
  },
  pbsk: {
    name: 'PBSK, Ministry of External Affairs',
    when: 'When an agent has cheated you, or an employer abroad does not pay. Day and night.',
  },
}

/** Where a number is called from. */
export const callFrom = {
  india: 'in India',
  abroad: 'from abroad: let it ring once, they call back',
  anywhere: '',
} as const
