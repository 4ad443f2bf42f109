/** Questions that come back in many kinds of offer. Product 10, Checking an offer. */
export const moneyRules = {
  cash: {
    question:
      'Are you asked to pay in cash, to the account or UPI of a person, or without a receipt?',
    hint: 'At the visa centre cash with a receipt is fine: say no.',
    title: 'Payment that leaves no trace',
    means: 'You cannot prove such a payment, and it is hard to get back.',
    findOut: 'Ask for the account on paper. See if it has the name of the firm or of a person.',
  },
  passport: {
    question: 'Does an agent, an employer or an adviser want to keep your passport?',
    hint: 'At the visa centre it is fine: say no.',
    title: 'Somebody wants to keep your passport',
    means: 'Your passport belongs to you. Who holds it can stop you from leaving.',
    findOut: 'Ask what it is for and when you get it back. Offer a copy.',
  },
  promise: {
    question: 'Does anyone promise you the visa?',
    hint: 'An employer who applies for it promises nothing: say no.',
    title: 'A visa is promised',
    means: 'Only the government of the country decides. Nobody can buy or promise its answer.',
    findOut: 'Ask what happens with your money if the visa is refused. Ask for it in writing.',
  },
  hurry: {
    question: 'Are you pressed to pay or to decide today?',
    title: 'Others are rushing you',
    means: 'Hurry keeps you from asking and from looking things up.',
    findOut: 'Say that you will answer in three days. See what they say.',
  },
  'false-papers': {
    question: 'Does anyone offer to make or change marks, bank papers or test results?',
    title: 'False papers are offered',
    means: 'One false paper can end your plan, and the trouble is yours, not theirs.',
    findOut: 'Ask to see each paper that goes out in your name.',
  },
  'blank-form': {
    question: 'Are you asked to sign a form that is empty or that you have not read?',
    title: 'You sign what you do not know',
    means: 'It is your application. What is false in it counts against you.',
    findOut: 'Ask for a copy of each page. Read it at home before you sign.',
  },
} as const
