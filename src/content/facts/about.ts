/** The official register for each company number. Each has the id that company.ts uses. */
export const registrationRegisters = {
  cin: 'https://www.mca.gov.in/',
  gst: 'https://www.gst.gov.in/',
} as const

/** Official sites where anybody can check this company. Their names are in about.ts of each language. */
export const registers = [
  { id: 'companies', url: registrationRegisters.cin },
  { id: 'gst', url: registrationRegisters.gst },
  { id: 'recruiters', url: 'https://emigrate.gov.in/' },
] as const

/** The site where people report that they were cheated. */
export const cybercrimeUrl = 'https://cybercrime.gov.in/'

/** The numbers to call when money is gone, and when an agent has cheated. Confirm each before launch. */
export const cyberFraudNumber = '1930'
/** With no-break spaces: half a number on a line is dialled wrongly. */
export const agentFraudNumber = '0471\u00a0272\u00a01547'
/** The same number as a phone dials it, also from abroad. */
export const agentFraudTel = '+914712721547'
