/** Words of the pages where a visitor looks around: countries, jobs, search, shortlist. */
export const browse = {
  meta: {
    country: {
      title: 'Country guide',
      description:
        'Read what is good to know before you decide, make a plan with dates, and send us your question. The first talk is free.',
    },
    search: {
      title: 'Search',
      description:
        'Search our countries, job categories and job details by name. Save what you like to your shortlist and come back to it when you are ready.',
    },
    latest: {
      title: 'Latest job categories',
      description:
        'The newest job categories first. Open one to see the work in it, read the details, and ask us how to apply. Looking around is free.',
    },
    latestJobs: {
      title: 'Jobs in this category',
      description:
        'See the jobs in this category and their details, then ask us about the one that fits you. The employer decides who gets the job.',
    },
  },
  country: {
    loading: 'Loading the country',
    /** The place on the postmark of a turned stamp: where the journey begins. */
    postmark: 'Kozhikode',
    detailsHeading: 'Good to know',
    noDescription:
      'We are still writing about this country. Ask us, and we will tell you what we know.',
    noDetails: 'Rules change often, so ask us what they are today.',
    checked: 'The office named here decides. Check there before you pay or sign anything.',
    unknownTitle: 'Country not found',
    unknownText: 'The address may be mistyped, or we may have removed it.',
    failedTitle: 'This country did not load',
    all: 'See all countries',
    /** Before phone and chat. */
    ask: 'Or ask us about it:',
  },
  latest: {
    /** On each category's label. Product 2, Latest jobs strip. */
    cardLink: 'View more',
    heading: 'Latest job categories',
    intro: 'The newest first. Choose a category to see its jobs.',
    loading: 'Loading job categories',
    empty: 'There are no job categories right now. Please come back soon.',
  },
  jobs: {
    /** Of the browser's tab and of search results, unless the category's name says it already. */
    title: (category: string) => (/\bjobs?\b/i.test(category) ? category : `${category}: jobs`),
    /** For search engines: a category and its jobs. */
    describe: (category: string, jobs: string) => `${category}: ${jobs}.`,
    kicker: 'Job category',
    loading: 'Loading the jobs',
    details: 'Details',
    noDetails: 'No details are written yet. Ask us about this job.',
    apply: 'Apply Now',
    intro:
      'Read what each job asks for, then apply. The job itself costs nothing. We tell you what is missing, and what our help and the visa cost. The employer decides who gets the job.',
    empty: 'There is no job in this category right now.',
    unknownTitle: 'Category not found',
    unknownText: 'We have no job category at this address. It may have been taken off our list.',
    all: 'See all job categories',
    nameless: 'Jobs in this category',
  },
  search: {
    heading: 'Search',
    label: 'What are you looking for?',
    button: 'Search',
    hint: 'A country, a job or a course. For example: Germany, nurse, IELTS.',
    searching: 'Searching',
    countries: 'Countries',
    categories: 'Job categories',
    works: 'Jobs',
    products: 'Courses and help',
    /** What came into the lists after the index of the search was written. */
    moreCountries: 'More countries',
    moreCategories: 'More job categories',
    moreWorks: 'More jobs',
    /** In place of a job's points, where the index has none. */
    brief: 'See its details in its job category',
    missing: (parts: string) => `We could not search in: ${parts}.`,
    unchecked: (parts: string) => `We could not look for more in: ${parts}.`,
    noneHelp: 'Try one word only, or a shorter one. You can also look through the lists:',
    allCountries: 'All countries',
    ask: 'Ask us',
  },
  product: {
    title: 'Search result',
    loading: 'Loading',
    priceUnknown: 'Price on request',
    ask: 'Ask about this',
    back: 'Back to the search',
  },
  shortlist: {
    /** Its storage is full or denied. */
    notKept:
      'This browser could not store your shortlist, because its storage is full or blocked. It stays like this only until you close or reload the page.',
    save: 'Save',
    saved: 'Saved',
    /** Beside a Save button that was just pressed. */
    see: 'See shortlist',
  },
} as const
