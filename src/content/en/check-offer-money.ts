/** Questions that come back in many kinds of offer. Product 10, Checking an offer. */
export const moneyRules = {
  cash: {
    question:
      'Are you asked to pay in cash, to the account or UPI of a person, or without a receipt?',
    hint: 'Answer "No" if it is cash at the visa centre, with a receipt.',
    title: 'Payment that leaves no trace',
    means: 'You cannot prove such a payment, and it is hard to get back.',
    findOut: 'Ask for the account details on paper. See if they name a firm or a person.',
  },
  passport: {
    question: 'Does an agent, an employer or an adviser want to keep your passport?',
    hint: 'Answer "No" if only the visa centre keeps it.',
    title: 'Somebody wants to keep your passport',
    means: 'Your passport belongs to you. Anyone who keeps it can stop you from leaving.',
    findOut: 'Ask what it is for and when you get it back. Offer a copy.',
  },
  promise: {
    question: 'Does anyone promise that you will get the visa?',
    hint: 'Answer "No" if an employer only says that it will apply for the visa.',
    title: 'A visa is promised',
    means: 'Only the government of the country decides. Nobody can buy its answer, or promise it.',
    findOut: 'Ask what happens to your money if the visa is refused. Ask for it in writing.',
  },
  hurry: {
    question: 'Are you being pushed to pay or decide today?',
    title: 'They are rushing you',
    means: 'In a hurry nobody asks questions or looks things up.',
    findOut: 'Say that you will answer in three days. See what they say.',
  },
  'false-papers': {
    question: 'Does anyone offer to make or change marks, bank papers or test results?',
    title: 'They offer you false papers',
    means: 'One false paper can end your plan, and the trouble is yours, not theirs.',
    findOut: 'Ask to see each paper that goes out in your name.',
  },
  'blank-form': {
    question: 'Are you asked to sign a form that is empty or that you have not read?',
    title: 'They want you to sign what you have not read',
    means: 'It is your application. Anything false in it counts against you.',
    findOut: 'Ask for a copy of each page. Read it at home before you sign.',
  },
} as const
