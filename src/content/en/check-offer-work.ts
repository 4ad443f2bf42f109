import { clearanceCountries, serviceCharge } from '@/content/facts/check-offer'

/** Questions about jobs and agents. Checked on the day in the facts. Product 10, Checking an offer. */
export const workRules = {
  'job-for-sale': {
    question:
      'Did anyone ask you to pay for the job, an interview, the offer letter, a permit, training or a deposit?',
    hint: `Answer "No" if it is only the charge of a listed agent: up to ${serviceCharge.rupees} rupees plus ${serviceCharge.taxPercent}% GST.`,
    title: 'You are asked to pay for a job',
    means: 'A real job offer is never for sale. People who sell one may have no job to give.',
    findOut: 'Ask in writing what each payment is for, and who gets it.',
  },
  'unlisted-agent': {
    question: 'Does the offer come from an agent who is missing from the list at eMigrate?',
    title: 'The agent is not on the official list',
    means:
      'Only agents who are registered with the Ministry of External Affairs may recruit in India for work abroad.',
    findOut:
      'Ask who sent the offer. For an agent, ask for the registration number and look it up on eMigrate.',
  },
  'listed-agent': {
    question: 'Is the agent on the "List of active RA" at eMigrate?',
    title: 'The agent is not on the official list',
    means:
      'Only agents who are registered with the Ministry of External Affairs may recruit in India for work abroad.',
    findOut: 'Ask for the name and the registration number. Look for both on eMigrate.',
  },
  'same-office': {
    question: 'Is the office you deal with the one on that list, with the same address?',
    title: 'The office is not the one on the list',
    means: 'Somebody may use the name of a real agent. The number and the address tell them apart.',
    findOut: 'Compare name, address and phone number with the list, letter by letter.',
  },
  'high-charge': {
    question: `Does the agent ask for more than ${serviceCharge.rupees} rupees plus ${serviceCharge.taxPercent}% GST on it?`,
    hint: 'Do not count visa fee, medical test, ticket or lodging.',
    title: 'The charge is higher than the law allows',
    means: `By law a recruiting agent may charge at most ${serviceCharge.rupees} rupees plus ${serviceCharge.taxPercent}% GST. That includes trade test, attestation and office costs.`,
    findOut: 'Ask for all the charges on paper, each with what it is for. Then add them up.',
  },
  receipt: {
    question: 'Do you get a receipt for each payment?',
    title: 'There is no receipt',
    means: 'A receipt is your right. Without one it is hard to prove that you paid.',
    findOut: 'Before you pay, ask whose name is on the receipt.',
  },
  'visit-visa-work': {
    question: 'Are you told to travel on a visit or tourist visa and work there?',
    title: 'Work on a visit visa',
    means:
      'A visit visa is not a work visa. You may be sent back, and your wages are hard to claim. If you are there already, go to the Indian embassy.',
    findOut: 'Ask to see the visa, and read what kind it is. Do not fly before you know.',
  },
  'scam-centre': {
    question:
      'Is it an office or computer job in Cambodia, Laos, Myanmar, Thailand or Vietnam, or as a helper with the army in Russia?',
    title: 'Such jobs are often a trap',
    means:
      'Many people were locked up there and forced to cheat others online. Army helpers were sent to fight.',
    findOut: 'Ask NORKA Roots and the Indian embassy there first.',
  },
  'uk-care': {
    question: 'Is it a job as a care worker or senior care worker in the UK?',
    hint: 'Answer "No" if you are a nurse, or are in the UK already.',
    title: 'The UK gives no new visa for this job',
    means:
      'Nobody can get a visa for it from abroad any more. Whoever sells you such a job is cheating you.',
    findOut: 'See on gov.uk if the job can get a Skilled Worker visa.',
  },
  'no-clearance': {
    question: 'Are you told to go without emigration clearance?',
    hint: `It is for work in ${clearanceCountries} countries, the Gulf among them: with an ECR passport, for nurses with any passport, and for all in Iraq. Answer "No" if you do not need it.`,
    title: 'You are told to skip the clearance',
    means:
      'The clearance protects you. Anyone who tells you to go without it does not want the job checked.',
    findOut:
      'See on eMigrate if the country of the job is on the ECR list. Or call NORKA Roots and ask.',
  },
  'job-in-writing': {
    question: 'Do you have the job, the pay and the place of work in writing?',
    title: 'Nothing is in writing',
    means:
      'What they only tell you can change once you are there. A real employer can put it in writing.',
    findOut: 'Ask for the contract. Read who the employer is, what you get, and for how long.',
  },
  'employer-says-yes': {
    question:
      'Have you asked the employer through its own website, and did they say that the offer is real?',
    title: 'The employer has not told you that the offer is real',
    means: 'A name and a logo can be copied. Only the employer knows who was hired.',
    findOut:
      'Find the website of the employer yourself. Write to the address there and ask if the offer is real.',
  },
  'no-interview': {
    question:
      'Did the offer come only by chat, or from a free address like Gmail, and without an interview?',
    hint: 'Answer "No" if you talked by phone or video: that is an interview too.',
    title: 'Hired without an interview',
    means: 'Employers talk to people before they hire them. A free address can belong to anyone.',
    findOut: 'Ask to talk to the employer. Look at what comes after the @ sign.',
  },
  'free-mail': {
    question: 'Did the offer come only by chat, or from a free address like Gmail?',
    title: 'The offer does not come from the firm',
    means: 'Most firms write from an address of their own. A free address can belong to anyone.',
    findOut: 'Look at what comes after the @ sign. Compare it with the website of the firm.',
  },
  'fees-in-writing': {
    question: 'Did you get all the fees on paper before you were asked to pay?',
    title: 'The fees are not on paper',
    means: 'Fees that are not written down can go up. An honest office has nothing to hide here.',
    findOut: 'Ask for a list of all fees, with a name and a stamp, and time to read it.',
  },
  'real-office': {
    question: 'Is there an office that you can visit in working hours?',
    title: 'There is no office to visit',
    means: 'People without an office are hard to find when something goes wrong.',
    findOut: 'Go there without an appointment. See the name on the door and who works there.',
  },
} as const
