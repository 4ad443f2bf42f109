import { clearanceCountries, gulfCountries } from '@/content/facts/plan-clearance'
import type { PlanCountry } from '@/content/facts/plan-countries'
import type { Purpose } from '@/content/facts/purposes'

/** One usual cost: what it is called, and where its figure is published; a link may follow. */
interface CostWords {
  title: string
  where: string
}

const onCountryPage = 'The amount is on the page of the office that decides about the visa'

/** The usual costs, by the ids in the facts. */
export const costWords: Readonly<Record<string, CostWords>> = {
  passport: {
    title: 'Passport fee',
    where: 'The amount is in the fee calculator of Passport Seva',
  },
  'language-test': {
    title: 'Language test',
    where: 'The amount is on the page of the test you take',
  },
  'certified-papers': {
    title: 'Certified and translated papers',
    where:
      'Ask a translator for a price. If papers from Kerala must be attested: first at NORKA Roots, then at the Ministry of External Affairs, and for some countries at their embassy. The amount of the Ministry is on its apostille page',
  },
  recognition: {
    title: 'Recognition of your training or job',
    where: 'The amount is on the page of the office abroad that checks it',
  },
  'our-premium': {
    title: 'Our Premium membership, if you want it',
    where: 'The amount is on our Premium page',
  },
  'course-application': {
    title: 'Application fees of colleges',
    where: 'The amount is on the page of each course',
  },
  'police-certificate': {
    title: 'Police clearance certificate',
    where: 'The amount is in the fee calculator of Passport Seva',
  },
  'health-check': {
    title: 'Health check for the visa',
    where: 'Ask the doctors who are listed on the page of the office that decides about the visa',
  },
  'visa-fee': { title: 'Visa fee', where: onCountryPage },
  'visa-centre': {
    title: 'Service charge of the visa centre',
    where:
      'Start from the page of the embassy: it names the visa centre, which publishes the amount',
  },
  'country-charges': {
    title: 'Other charges of this country',
    where: `Some countries ask for more, for health cover or fingerprints for example. ${onCountryPage}`,
  },
  'our-service': {
    title: 'Our charge, if you apply with our help',
    where: 'Ask us: you get it in writing before you pay anything. It is paid in advance',
  },
  'first-fee': {
    title: 'First fee or deposit of the college',
    where: 'You find the amount in the letter of the college and on the page of the course',
  },
  'shown-money': {
    title: 'Money to show for the visa',
    where: onCountryPage,
  },
  'emigration-clearance': {
    title: `Emigration clearance (${clearanceCountries.length} countries: for ECR passports, for nurses, in one country for all)`,
    where: 'The amount is on eMigrate, the page of the Government of India',
  },
  insurance: {
    title: 'Insurance',
    where:
      'The page of the office that decides about the visa says what it must cover; the insurer says what it costs',
  },
  flight: { title: 'Flight', where: 'The amount is on the page of the airline' },
  'residence-permit': {
    title: 'Registration and residence permit',
    where: 'Ask the town or office where you register. The page of the visa office may say more',
  },
  rent: {
    title: 'Rent and deposit for a room',
    where: 'You find the amount on the page of the student housing or in the contract',
  },
  living: {
    title: 'Food, travel and phone for the first months',
    where: 'Many countries say on their visa pages how much you need for a month',
  },
  stay: {
    title: 'Place to stay',
    where: 'The amount is on the page of the hotel. With friends it may cost nothing',
  },
  'local-travel': {
    title: 'Travel and food there',
    where: 'Look up fares on the pages of the railways there, and ask your host about food',
  },
}

type Where = Readonly<Record<string, string>>

const uk: Where = { 'country-charges': `The UK has a health charge. ${onCountryPage}` }
const ukWork: Where = {
  'country-charges': `The UK has a health charge, but not with the Health and Care Worker visa (nurses, doctors). ${onCountryPage}`,
}
const canada: Where = { 'country-charges': `Canada charges for fingerprints. ${onCountryPage}` }

const gulf: Where = {
  'visa-fee': 'In the Gulf the employer pays it. Do not pay anyone for a visa',
  'residence-permit': 'In the Gulf the employer pays it',
}

/** Where a figure is published, as a country has it: by what for and by the cost's id. */
export const countryCosts: Readonly<Record<Purpose, Partial<Record<PlanCountry, Where>>>> = {
  study: {
    'united kingdom': uk,
    canada,
    'united states': {
      'country-charges': `The USA has the SEVIS fee. The amount is on fmjfee.com; the page of the visa office tells more about the visa`,
    },
    germany: {
      'country-charges': `Germany asks for the APS certificate. The amount is on aps-india.de; the page of the German Missions tells more about the visa`,
      'shown-money': `Most students pay it into a blocked account. ${onCountryPage}`,
    },
    australia: {
      'country-charges': `Australia asks for health cover. The insurer says what it costs; the page of the visa office says what it must cover`,
    },
  },
  work: {
    'united kingdom': ukWork,
    canada,
    ...Object.fromEntries(gulfCountries.map((key) => [key, gulf])),
    iraq: {
      'emigration-clearance':
        'For Iraq everybody needs it, with any passport. The amount is on eMigrate, the page of the Government of India',
    },
  },
  visit: { canada },
}
