/** Where each of our numbers is looked up, by the ids in company.ts. */
export const registrationRegisters = {
  cin: 'https://www.mca.gov.in/',
  gst: 'https://www.gst.gov.in/',
} as const

/** Official sites on which anybody can check on us, named in `@/words/about`. */
export const registers = [
  { id: 'companies', url: registrationRegisters.cin },
  { id: 'gst', url: registrationRegisters.gst },
  { id: 'recruiters', url: 'https://emigrate.gov.in/' },
] as const

/** Where to report that one was cheated. */
export const cybercrimeUrl = 'https://cybercrime.gov.in/'

/** Whom to call when money is gone, and when an agent has cheated. Confirm each before launch. */
export const cyberFraudNumber = '1930'
export const agentFraudNumber = '0471 272 1547'
/** As a phone dials it, from abroad too. */
export const agentFraudTel = '+914712721547'
