/** Questions about colleges, visas and appointments. Product 10, Checking an offer. */
export const studyRules = {
  'listed-college': {
    question: 'Is the college on the official list of its country?',
    hint: 'The list of the country is not below? Say not sure, and ask its embassy.',
    title: 'The college is not on the list',
    means: 'A college that no list knows may lead to no visa, or to a degree that does not count.',
    findOut: 'Open the list of the country below. Look for the exact name.',
  },
  'college-wrote': {
    question: 'Did the college write to you itself, from its own address?',
    title: 'The college has not written to you',
    means: 'A letter that comes through others can be false.',
    findOut:
      'Find the website of the college yourself. Write to the address there and ask if it knows you.',
  },
  'course-on-site': {
    question: 'Are the course and its fees on the website of the college?',
    title: 'The course is not on the website',
    means: 'A course that the college does not name may not exist, or may cost something else.',
    findOut: 'Look for the name of the course, how long it takes and what it costs.',
  },
  'fees-elsewhere': {
    question: 'Are you asked to pay the college fees to somebody else than the college?',
    hint: 'A service that the college names on its own website is fine: say no.',
    title: 'The fees do not go to the college',
    means: 'Then you cannot be sure that the college ever gets them.',
    findOut: 'Ask the college where fees are paid. Take the account from its own website.',
  },
  'place-promised': {
    question: 'Are you promised a place whatever your marks are?',
    title: 'A place is promised to anyone',
    means: 'Colleges decide for themselves, and they look at marks. Others cannot promise it.',
    findOut: 'Read on the website of the college what marks it asks for.',
  },
  'study-to-work': {
    question: 'Are you told to go as a student, but only to work?',
    title: 'A student visa as a way to work',
    means: 'Who goes as a student has to study. Who does not can lose the visa.',
    findOut: 'Read on the official page how many hours a student may work.',
  },
  'appointment-for-sale': {
    question: 'Does anyone but the embassy or its visa centre sell you an appointment?',
    title: 'An appointment is for sale',
    means: 'Appointments come from the embassy or its visa centre. Others may sell you nothing.',
    findOut: 'Look on the page of the embassy or the visa centre what an appointment costs.',
  },
  'official-site': {
    question: 'Do you apply on the page of the embassy, the government or its visa centre?',
    title: 'The page is not the official one',
    means: 'Copies of such pages take your money and your details.',
    findOut: 'Start from the website of the embassy, and follow the link there.',
  },
  'adviser-licence': {
    question: 'For Canada, Australia or the UK: have you looked up the licence of the adviser?',
    hint: 'For another country, or if nobody advises you, say yes.',
    title: 'The licence is not looked up',
    means:
      'For Canada only licensed people may advise you for money. Australia and the UK register advisers there; one in India need not be registered.',
    findOut: 'Ask for the name and the number. Look for both in the register below.',
  },
} as const
