/** Questions about colleges, visas and appointments. Product 10, Checking an offer. */
export const studyRules = {
  'listed-college': {
    question: 'Is the college on the official list of its country?',
    hint: 'Answer "Not sure" if you do not find the list of the country, and ask its embassy.',
    title: 'The college is not on the list',
    means:
      'With a college that is on no list you may get no visa, or a degree that does not count.',
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
    means: 'A course that is not there may not exist, or may have other fees.',
    findOut: 'Look for the name of the course, how long it takes and what it costs.',
  },
  'fees-elsewhere': {
    question: 'Are you asked to pay the college fees to somebody other than the college?',
    hint: 'Answer "No" if the college names that service on its own website.',
    title: 'The fees do not go to the college',
    means: 'Then you cannot be sure that the college ever gets them.',
    findOut: 'Ask the college where fees are paid. Take the account number from its own website.',
  },
  'place-promised': {
    question: 'Are you promised a place whatever your marks are?',
    title: 'They promise a place to anyone',
    means:
      'Colleges decide for themselves, and they look at marks. Nobody else can promise you a place.',
    findOut: 'Read on the website of the college what marks it asks for.',
  },
  'study-to-work': {
    question: 'Are you told to go as a student, but only to work?',
    title: 'A student visa as a way to work',
    means: 'If you go as a student, you have to study. If you do not, you can lose the visa.',
    findOut: 'Read on the official page how many hours a student may work.',
  },
  'appointment-for-sale': {
    question: 'Does anyone but the embassy or its visa centre sell you an appointment?',
    title: 'An appointment is for sale',
    means: 'Appointments come from the embassy or its visa centre. Nobody else may sell you one.',
    findOut: 'See on the page of the embassy or the visa centre what an appointment costs.',
  },
  'official-site': {
    question: 'Do you apply on the page of the embassy, the government or its visa centre?',
    title: 'The page is not the official one',
    means: 'Fake copies of such pages take your money and your details.',
    findOut: 'Start from the website of the embassy, and follow the link there.',
  },
  'adviser-licence': {
    question: 'For Canada, Australia or the UK: have you looked up the licence of the adviser?',
    hint: 'Answer "Yes" if it is another country, or if nobody advises you.',
    title: 'You have not looked up the licence',
    means:
      'For Canada only licensed people may advise you for money, in India too. Australia and the UK register advisers who work there; for these two, an adviser in India does not have to be registered.',
    findOut: 'Ask for the name and the number. Look for both in the register below.',
  },
} as const
