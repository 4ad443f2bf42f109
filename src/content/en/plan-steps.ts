/** What a step is called, what to do, and what can still be done where one is late. */
export interface StepWords {
  title: string
  text: string
  late: string
}

/** What everybody has to know who needs emigration clearance. */
export const clearanceRules =
  'It is given on eMigrate; an insurance (Pravasi Bharatiya Bima Yojana) goes with it. Do not fly without it. Women under 30 with an ECR passport usually get none, except nurses. To go on a visit visa instead is dangerous: ask the Protector of Emigrants.'

/** Of the steps that are the same everywhere, and of those that one country adds. Product 10, Plans. */
export const planStepWords: Readonly<Record<string, StepWords>> = {
  passport: {
    title: 'Get your passport ready',
    text: 'Check that it is valid for well over the time you are away and has empty pages. If not, apply for a new one.',
    late: 'Ask Passport Seva about the Tatkaal service. Until the passport is there, go on with what does not need it.',
  },
  'choose-course': {
    title: 'Choose the course and check the college',
    text: 'Look the college up on the official list of the country. Note the last day for applications and which language test it takes.',
    late: 'Look only at colleges whose last day for applications is still ahead, or at the next intake.',
  },
  records: {
    title: 'Collect mark lists and certificates',
    text: 'From class 10 on, with transcripts, letters of reference and certified translations where they are asked for. If they must be attested: in Kerala first at NORKA Roots, then at the Ministry of External Affairs (apostille).',
    late: 'Apply with what you have if the college allows it, and send the rest later. Ask your university whether it has a faster way.',
  },
  'language-test': {
    title: 'Take the language test',
    text: 'Prepare, book a day, sit the test and get the result. Leave time for a second one.',
    late: 'A test on a computer gives the result sooner. Ask the college whether the result may follow, or whether it takes another proof.',
  },
  apply: {
    title: 'Apply to the college and wait for its answer',
    text: 'Apply to more than one. Keep copies. Answer the college’s questions on the same day.',
    late: 'Ask the college whether it still takes applications, and from when the next intake is. Many have more than one a year.',
  },
  accept: {
    title: 'Accept the place and get the letter for the visa',
    text: 'First ask in writing: do you get the deposit back if the visa is refused? Pay into the account of the college or through the service that its own website names, never to a person. Then it sends the letter for the visa.',
    late: 'Call the college and say that your visa is waiting for its letter. Ask up to which day you may arrive late.',
  },
  money: {
    title: 'Get the proof of money ready',
    text: 'Bank statements, an education loan or a scholarship, as the visa office asks for it. Some money has to stay in the account for weeks before it counts.',
    late: 'Ask your bank for a letter of sanction while the loan is on its way, and ask the visa office whether it takes that. Never buy a bank statement.',
  },
  health: {
    title: 'Health insurance and medical test',
    text: 'Find out whether the visa asks for one or both, and which doctors it accepts.',
    late: 'Ask the doctors on the official list for the next free day, in another city too.',
  },
  appointment: {
    title: 'Book the appointment for the visa',
    text: 'Start from the page of the embassy: it names the only place to book. In many countries you first fill in the application online and pay. Only then can you book.',
    late: 'Look for a free day every morning, in other cities too if that is allowed. Nobody can sell you one.',
  },
  visa: {
    title: 'Apply for the visa and wait',
    text: 'Hand in everything at once and in order. A missing paper costs weeks. The office alone decides.',
    late: 'Ask whether there is a faster service. Tell the college, employer or host early, and ask for a later start.',
  },
  flight: {
    title: 'Book the flight and a place to stay',
    text: 'Once the visa is there. Book the first weeks of your stay before you fly.',
    late: 'Book a ticket that you can change, and a room for the first nights only.',
  },
  arrive: {
    title: 'Fly, arrive, register',
    text: 'Arrive some days before it begins: register your address, open an account, find your way around.',
    late: 'Ask up to which day you may arrive late, and get the answer in writing.',
  },
  'work-papers': {
    title: 'Collect certificates and write your CV',
    text: 'Your training, and where you worked from when to when, with certified translations where they are asked for. If they must be attested: in Kerala first at NORKA Roots, then at the Ministry of External Affairs (apostille).',
    late: 'Begin to look for a job with the CV alone, and hand the papers in as they come.',
  },
  'work-language': {
    title: 'Learn the language and take the test',
    text: 'Ask first which level your job and the visa need. A new language takes longer than this: begin at once.',
    late: 'Look for employers who take you with a lower level and let you learn there, if the visa allows it.',
  },
  job: {
    title: 'Find the job and get the offer in writing',
    text: 'It must name the work, the pay, the hours and the place. The employer decides. In Kerala look first at NORKA Roots and ODEPC, the recruiters of the state.',
    late: 'Ask for a later first day. Some countries have a visa to look for a job; a visit visa is not one.',
  },
  contract: {
    title: 'Check the employer and the contract',
    text: 'Look the recruiter up on eMigrate. Read every page before you sign. Never pay for a job. A registered agent may take a service charge, by bank and with a receipt.',
    late: 'Do this anyway. A day spent here is never lost.',
  },
  permit: {
    title: 'Wait for the work permit',
    text: 'In most countries the employer applies for it, or for its own part of it. Ask what it needs from you.',
    late: 'Ask the employer whether there is a faster way for jobs like yours, and for a later first day.',
  },
  'police-certificate': {
    title: 'Get the police clearance certificate',
    text: 'Many countries ask for one. In India you apply at Passport Seva. Ask how old it may be when you hand it in.',
    late: 'Apply online today and take the first free appointment.',
  },
  notice: {
    title: 'Give notice at work',
    text: 'Only once the visa is there. Look in your contract how many weeks you must give.',
    late: 'Ask your employer to let you go sooner, or the new one to let you begin later.',
  },
  reason: {
    title: 'Plan your days, or ask for the invitation',
    text: 'What you do each day, or a letter from the person or the firm that you visit. Book a place to stay that you can cancel: the visa office wants to see it.',
    late: 'Ask for the letter by email, and book rooms that you can cancel without a cost.',
  },
  'visit-money': {
    title: 'Show how you pay and why you come back',
    text: 'Bank statements, a letter from your employer or college about your leave, or the papers of the person who pays.',
    late: 'Ask your bank for statements with its stamp; many give them on the same day.',
  },
  insurance: {
    title: 'Buy travel insurance',
    text: 'Many countries ask for it. Look up how much it has to cover.',
    late: 'It can be bought online within the hour.',
  },
  'emigration-clearance': {
    title: 'Get emigration clearance',
    text: `You need it if your passport says ECR, or if you are a nurse, with any passport. ${clearanceRules} If you do not need it, skip this step.`,
    late: 'Ask the recruiter how far it is, and move the flight. Without it you are stopped at the airport.',
  },
  'germany-aps': {
    title: 'Get the APS certificate',
    text: 'Most students from India need it for the visa, and many universities for the application.',
    late: 'Ask the university whether you may apply without it and hand it in later.',
  },
  'germany-blocked-account': {
    title: 'Open the blocked account',
    text: 'For most students it shows that the money for the stay is there. Each provider says how long it takes.',
    late: 'Ask whether a scholarship or a formal obligation (Verpflichtungserklärung), which somebody signs at an office in Germany, can take its place.',
  },
  'germany-recognition': {
    title: 'Get your training recognised',
    text: 'Nurses, doctors and other regulated professions need it. For other jobs, look up which proof of your degree is enough. Skip this if your visa does not need it.',
    late: 'Ask the employer about a visa with which you finish the recognition in Germany.',
  },
  'canada-province-letter': {
    title: 'Get the attestation letter from the province',
    text: 'Most students need one, and the college asks the province for it. For a master’s or a doctorate at a public university you do not need one. For Quebec you ask for the CAQ yourself.',
    late: 'Ask the college on which day it sent the request.',
  },
  'australia-health-cover': {
    title: 'Buy Overseas Student Health Cover',
    text: 'For the whole stay. Many colleges arrange it with the place.',
    late: 'It can be bought online within the day.',
  },
  'usa-sevis': {
    title: 'Pay the SEVIS fee',
    text: 'On fmjfee.com, the official website for it, with the numbers on your form I-20. Keep the receipt for the interview.',
    late: 'It can be paid online within the hour.',
  },
  'uk-tuberculosis-test': {
    title: 'Take the tuberculosis test',
    text: 'At a clinic on the official list, for a stay of more than six months. It is valid for six months.',
    late: 'Ask the other clinics on the list, in another city too.',
  },
  'france-campus-france': {
    title: 'Go through Campus France, with the interview',
    text: 'Students from India register with Campus France and have an interview there before they apply for the visa.',
    late: 'Write to the Campus France office of your region and ask for the next free interview.',
  },
  'italy-universitaly': {
    title: 'Enrol beforehand on Universitaly',
    text: 'The university confirms it there; the visa office reads it.',
    late: 'Ask the university up to which day it confirms.',
  },
}
