interface LaunchItem {
  what: string
  /** The file in which it is written. */
  file: string
  replaceWith: string
}

/**
 * Everything that is a sample, or that somebody must confirm before the site opens. The administrators' first page
 * shows this list, the README sums it up. Remove an entry when it is done.
 */
export const beforeLaunch: readonly LaunchItem[] = [
  {
    what: 'Company name and short name',
    file: 'src/content/facts/company.ts',
    replaceWith:
      'The registered name of the consultancy; the short name, of at most three words, is beside the mark in the header. The story of the name (about.ts of each language) and the mark (public/favicon.svg) are those of the sample name: change them too.',
  },
  {
    what: 'Phone numbers and WhatsApp number (they cannot be dialled)',
    file: 'src/content/facts/company.ts',
    replaceWith: 'The real numbers; the WhatsApp number also as the setting VITE_WHATSAPP_NUMBER.',
  },
  {
    what: 'Email address (ends in .example and receives nothing)',
    file: 'src/content/facts/company.ts',
    replaceWith: 'An address that is read every working day.',
  },
  {
    what: 'Who is told of a hole in the site (/.well-known/security.txt names the email address)',
    file: 'src/content/facts/company.ts',
    replaceWith:
      'An address that somebody reads who can act on it. The file expires 350 days after a build: build once a year at least.',
  },
  {
    what: 'Office address ("Sample Street") and office hours',
    file: 'src/content/facts/company.ts; the days as words in company.ts of each language; the city in office, contact, site-pages, browse and shortlist-page',
    replaceWith: 'The address and hours on the door. A map and "Open now" follow them.',
  },
  {
    what: 'Social links (they lead to the front pages only)',
    file: 'src/content/facts/company.ts',
    replaceWith: 'The addresses of the real pages. Remove those that do not exist.',
  },
  {
    what: 'Company registration and GST numbers',
    file: 'src/content/facts/company.ts',
    replaceWith: 'The real numbers, as the official registers show them, or an empty list.',
  },
  {
    what: 'The mark that all of this is a sample (sample: true)',
    file: 'src/content/facts/company.ts',
    replaceWith:
      'false, once it is real: search engines are then told phone, mail and address too.',
  },
  {
    what: 'The promise to reply "within one working day"',
    file: 'src/content/en/company.ts (replyTime); replyDays in src/content/facts/office.ts',
    replaceWith: 'A time the office can keep.',
  },
  {
    what: 'The languages spoken: Malayalam, Hindi, English',
    file: 'src/content/en: home.ts (getInTouch), office.ts',
    replaceWith: 'The languages the staff speak.',
  },
  {
    what: 'Who answers the phone, what callers have at hand, and what the office never asks for',
    file: 'src/content/en: office.ts, after-enquiry.ts',
    replaceWith: 'What is true of the office, and what everybody in it keeps to.',
  },
  {
    what: 'What the consultancy does and never does: free first talk, fees in writing, a receipt, no passports kept, visits without appointment',
    file: 'src/content/en: about.ts, company.ts, services.ts, home.ts, contact.ts',
    replaceWith: 'Keep each only if it is true of the consultancy.',
  },
  {
    what: 'The name and licence of whoever advises on Canada, Australia and the United Kingdom',
    file: 'src/content/facts/advisers.ts; src/content/en: immigration.ts, about.ts, verify.ts',
    replaceWith: 'Their real names and licence numbers, or leave that advice out.',
  },
  {
    what: 'Three testimonials',
    file: 'src/content/en/testimonials.ts; then sample: false in src/content/facts/jobs.ts',
    replaceWith: 'Real words with written consent, or an empty list.',
  },
  {
    what: 'Privacy policy and terms',
    file: 'src/content/en/policy.ts; its date in src/content/facts/policy.ts',
    replaceWith: 'Text checked by a lawyer. Confirm who keeps the data, where, and how long.',
  },
  {
    what: 'The Premium offer: the "off" beside its two prices, two percentages on filing, and how many countries it opens',
    file: 'src/content/facts/premium.ts',
    replaceWith:
      'Figures that agree with one another and a list of those countries. Advertising law asks for prices that are true.',
  },
  {
    what: 'The year of Premium is counted from the time in a member’s record (updatedAt)',
    file: 'src/entities/membership/membership.ts',
    replaceWith:
      'Ask who runs the API whether a saved profile changes that time: then it would begin the year anew, and a paid one must have a time of its own.',
  },
  {
    what: 'The notice about personal data, and the page of the Data Protection Board of India',
    file: 'src/content/en/data-notice.ts; dataBoardUrl in src/content/facts/data-notice.ts',
    replaceWith:
      'Words checked by a lawyer, true of how long the office keeps what, and the board’s own page. Raise the version with each change.',
  },
  {
    what: 'Country requirements, routes and status words',
    file: 'src/content/en: study.ts, jobs.ts, immigration.ts, visit-visas.ts; the official pages in src/content/facts',
    replaceWith: 'Check each against its official page, then set the new date in written-on.ts.',
  },
  {
    what: 'The usual times of a plan’s steps, and the papers and costs that it names',
    file: 'src/content/facts: plan-*.ts, papers.ts; src/content/en: plan-*.ts, papers.ts',
    replaceWith:
      'What the offices publish and the consultancy knows by experience; then set the new date in written-on.ts.',
  },
  {
    what: 'The questions of /check-an-offer: what each sign means, the highest service charge, the 18 countries with emigration clearance',
    file: 'src/content/facts/check-offer.ts; src/content/en: check-offer*.ts, official-help.ts',
    replaceWith:
      'Wording confirmed by somebody who knows recruitment law; then set the new date in check-offer.ts.',
  },
  {
    what: 'The helplines (NORKA Roots, Operation Shubhayatra, PBSK, cyber fraud, consumers) and the addresses of registers, lists of colleges and MADAD',
    file: 'src/content/facts: official-help.ts, about.ts, policy.ts',
    replaceWith: 'Call each number and open each address once more.',
  },
  {
    what: 'What must stand in each register, what we never ask for, and that no other number or address is ours',
    file: 'src/content/en/verify.ts',
    replaceWith: 'What the registers show word for word, and what is true of the office.',
  },
  {
    what: 'The words in Malayalam and Hindi, which no native speaker has read yet',
    file: 'src/content/ml and src/content/hi: the first line of each file; glossary.ts decides terms',
    replaceWith:
      'Words that somebody who grew up with the language has read on the pages. Write the day and the name into the first line of each file.',
  },
]
