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
