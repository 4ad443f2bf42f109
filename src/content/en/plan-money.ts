import { planLimits } from '@/content/facts/plan-limits'
import type { Purpose } from '@/content/facts/purposes'

/** One usual cost: what it is called, and where its figure is published. */
interface CostWords {
  title: string
  where: string
}

const onCountryPage = 'on the page of the office that decides about the visa'

/** The usual costs, by the ids in the facts. */
export const costWords: Readonly<Record<string, CostWords>> = {
  passport: {
    title: 'Passport fee',
    where: 'in the fee calculator of Passport Seva',
  },
  'language-test': {
    title: 'Language test',
    where: 'on the page of the test you take, IELTS or Goethe for example',
  },
  'certified-papers': {
    title: 'Certified and translated papers',
    where:
      'on the apostille page of the Ministry of External Affairs; ask a translator for a price',
  },
  recognition: {
    title: 'Recognition of your training or job',
    where: 'on the page of the office abroad that checks it',
  },
  'our-premium': {
    title: 'Our Premium membership, if you want it',
    where: 'on our Premium page',
  },
  'course-application': {
    title: 'Application fees of colleges',
    where: 'on the page of each course',
  },
  'police-certificate': {
    title: 'Police clearance certificate',
    where: 'in the fee calculator of Passport Seva',
  },
  'health-check': {
    title: 'Health check for the visa',
    where: `with the doctors listed ${onCountryPage}`,
  },
  'visa-fee': { title: 'Visa fee', where: onCountryPage },
  'visa-centre': {
    title: 'Service charge of the visa centre',
    where: 'on the page of the visa centre for your country',
  },
  'our-service': {
    title: 'Our charge, if you apply with our help',
    where: 'ask us: you hear it before you pay anything',
  },
  'first-fee': {
    title: 'First fee or deposit of the college',
    where: 'in the letter of the college and on the page of the course',
  },
  'shown-money': {
    title: 'Money to show, or to pay into a blocked account',
    where: onCountryPage,
  },
  'emigration-clearance': {
    title: 'Emigration clearance (ECR passports only)',
    where: 'on eMigrate, the page of the Government of India',
  },
  insurance: {
    title: 'Insurance',
    where: `what it must cover stands ${onCountryPage}; the price on the page of the insurer`,
  },
  flight: { title: 'Flight', where: 'on the page of the airline' },
  'residence-permit': {
    title: 'Registration and residence permit',
    where: 'on the page of the town or office where you register',
  },
  rent: {
    title: 'Rent and deposit for a room',
    where: 'on the page of the student housing or in the contract',
  },
  living: {
    title: 'Food, travel and phone for the first months',
    where: 'many countries say how much they count for a month, on their visa pages',
  },
  stay: { title: 'Place to stay', where: 'on the page of the hotel, or nothing with friends' },
  'local-travel': { title: 'Travel and food there', where: 'on the pages of the railways there' },
}

const groups = {
  'before-applying': 'Before you apply',
  application: 'With the application',
  'before-flying': 'Before you fly',
  'first-months': 'The first months',
} as const

/** The words of the money sheet. Product 10, Plans. */
export const planMoney = {
  heading: 'What it costs',
  intro:
    'We invent no figures: fees change, and a wrong one costs you money. Each usual line says where the figure is published. Write it down here, in rupees or in another currency at the rate of your bank.',
  groups: (purpose: Purpose) =>
    purpose === 'visit' ? { ...groups, 'first-months': 'While you are there' } : groups,
  start: (count: number) => `Begin with the ${count} usual lines`,
  add: 'Add a line of your own',
  addTo: (group: string) => `Add a line of your own: ${group}`,
  usual: 'Usual here',
  addUsual: (title: string) => `Add ${title}`,
  added: (title: string) => `Added: ${title}`,
  addedAll: (count: number) => `Added ${count} lines without figures.`,
  full: `A plan holds at most ${planLimits.moneyLines} lines.`,
  to: {
    us: 'Paid to us',
    others: 'Paid to others',
  },
  subtotal: 'Together',
  line: {
    blank: 'Line without a name',
    title: 'What is it for?',
    amount: 'Amount',
    amountOf: (title: string, currency: string) => `Amount in ${currency}: ${title}`,
    notKnown: 'Not known yet',
    currency: 'Currency',
    rate: (currency: string) => `Rupees for one ${currency}`,
    rateHint: 'The rate at which your bank sells it, with its charges. Ask your bank.',
    rateMissing: (currency: string) =>
      `Not counted yet: press Change and write how many rupees one ${currency} is.`,
    inRupees: (rupees: string) => `= ${rupees}`,
    to: 'Who gets it?',
    group: 'When is it paid?',
    due: 'Until when?',
    dueNone: 'No date yet',
    dueStep: (step: string, day: string) => `With “${step}”, ${day}`,
    dueOwn: 'On a day that I choose',
    dueGone: 'With a step that is no longer in the plan',
    day: 'Day',
    by: (day: string) => `Due ${day}`,
    noDate: 'No date yet',
    paid: 'Paid',
    paidOf: (title: string) => `Paid: ${title}`,
    change: 'Change',
    close: 'Done',
    remove: 'Remove',
    removed: (title: string) => `Removed “${title}”.`,
    where: 'The figure is published',
    official: 'official page',
    ourPage: 'our page',
  },
  errors: {
    wrong: 'Write the amount in digits, such as 1,20,000 or 12.50.',
    negative: 'An amount cannot be below zero. Leave it out, or write what you pay.',
    decimals: 'Write at most two digits behind the point.',
    rateDecimals: 'Write at most six digits behind the point.',
    large: (largest: string) => `Write an amount of at most ${largest}.`,
    rateZero: 'A rate is more than zero.',
    long: `Only the first ${planLimits.titleLetters} letters are kept.`,
  },
  totals: {
    heading: 'Totals',
    all: 'Together',
    paid: 'Paid already',
    toCome: 'Still to come',
    unknown: (lines: number) =>
      lines === 1 ? 'and 1 line not known yet' : `and ${lines} lines not known yet`,
    onlyUnknown: (lines: number) =>
      lines === 1 ? '1 line, not known yet' : `${lines} lines, not known yet`,
    nothing: 'Nothing',
    groups: 'By group',
    group: 'Group',
    months: 'Still to come, by month',
    month: 'Month',
    amount: 'Rupees',
    overdue: 'Due before today',
    undated: 'Without a date',
    said: (sum: string, toCome: string) => `Together ${sum}. Still to come: ${toCome}.`,
  },
  csv: {
    action: 'Save for a spreadsheet (CSV)',
    saved: (file: string) => `Saved as ${file}.`,
    file: 'money',
    columns: [
      'When it is paid',
      'Paid to',
      'What for',
      'Amount',
      'Currency',
      'Rupees for one',
      'In rupees',
      'Due',
      'Paid',
    ],
    us: 'us',
    others: 'others',
    unknown: 'not known yet',
    yes: 'yes',
    no: 'no',
  },
} as const
