import { companyWords } from './company'

/** The blocks of the home page, whose code waits for the reader. Product 2, Home page. */
export const home = {
  landing: {
    heading: 'What can we do for you today?',
    intro:
      'Study, work or visit abroad. We tell you what it takes, what it costs and who decides, before you pay for anything.',
    buttons: { study: 'Study Abroad', job: 'Job Consulting', visitingVisa: 'Visiting Visa' },
    note: 'No account needed. Your first talk with us is free.',
  },
  counselling: {
    question: "Don't know what to do?",
    text: 'Many people start there. Tell us what you have studied and what you hope for. We will tell you what is possible for you, and what is not.',
    button: 'Get Free Counselling?',
    next: 'A WhatsApp chat opens in a new tab with a short greeting. Nothing is sent until you press send.',
  },
  premium: {
    heading: 'A year of Premium',
    text: 'Hear about new openings before they appear on this site. Get priority support and personal guidance, and a bonus when a friend buys Premium.',
    button: 'Upgrade Now',
    note: 'Premium gives you help and information. It cannot buy a job or a visa. Nothing can.',
    /** On the picture of the boarding pass, and beside the price. */
    pass: {
      fields: [
        { label: 'Member', value: 'Your name' },
        { label: 'Valid for', value: 'One year' },
        { label: 'Support', value: 'Priority' },
        { label: 'Updates', value: 'Early' },
      ],
      perYear: 'a year',
      original: 'Original price:',
    },
  },
  popup: {
    heading: 'A free talk with a consultant',
    text: `Leave your name and your question. We answer ${companyWords.replyTime}.`,
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      message: 'What would you like to know?',
    },
    submit: 'Send',
    later: 'Not now',
    close: 'Close',
    note: 'We use these details to answer you, and for nothing else.',
  },
  services: {
    heading: 'Three ways to go abroad',
    intro:
      'Each has its own visa, its own papers and its own time. Choose the one closest to your plan.',
    plan: 'Make a plan with dates',
    immigration: 'Read about immigration',
    cards: {
      study: {
        title: 'Study Abroad',
        text: 'Choose a course you can afford and can finish. We help with the application, the proof of money and the visa papers.',
        link: 'Contact now',
      },
      job: {
        title: 'Job Consultancy',
        text: 'Find out which countries need your skill and which visa fits. We prepare you. The employer does the hiring.',
        link: 'Contact now',
      },
      visitingVisa: {
        title: 'Visiting Visa',
        text: 'See your family, take a holiday or meet a client. We check your papers before the visa officer does.',
        link: 'Contact now',
      },
    },
  },
  career: {
    heading: 'Career counselling',
    text: 'Bring your marks, your work history and your worries. We look at them together and write down two or three plans that could work.',
    points: [
      'What your degree or training is worth in another country',
      'Which language test to take, and when',
      'What it costs in all, with the fees that are not ours',
      'What you can do if the answer is no',
    ],
    link: 'See how we work',
  },
  visaPicker: {
    heading: 'Where would you like to visit?',
    label: 'Country',
    placeholder: 'Choose a country',
    hint: 'Choose a country to see what its visit visa is called and who decides.',
    /** Before the name of the office that decides. */
    decidedBy: 'Who decides:',
    link: 'Ask about this visa',
    /** On the mark that stands where no country is chosen yet. */
    postmark: 'Visa',
  },
  trusted: {
    heading: 'A consultant you can check',
    text: 'Four promises. You can check each of them.',
    points: [
      {
        title: 'The price in writing',
        text: 'You see every fee before you pay, ours and the official ones, each on its own line.',
      },
      {
        title: 'A receipt every time',
        text: 'Pay by bank or card and keep the receipt. Never pay anyone in cash without one. That includes us.',
      },
      {
        title: 'The official page beside every answer',
        text: 'We show you where the rule is written, so that you can read it yourself.',
      },
      {
        title: 'An honest no',
        text: 'If your plan has little chance, we say so before you spend money on it.',
      },
    ],
    link: 'How to check on us',
  },
  getInTouch: {
    heading: 'Get in Touch',
    text: `Call, write or come to the office. We answer ${companyWords.replyTime}, in Malayalam, Hindi or English.`,
    button: 'Contact us',
    verify: 'Check us before you pay',
  },
  business: {
    title: 'OUR BUSINESS CONSULTANCY SERVICES',
    intro: 'For firms and professionals who work across borders.',
    services: [
      {
        title: 'Financial consultancy (bank, SBIC)',
        text: 'Your own accounts, proof of money and bank papers that a visa office asks for.',
      },
      {
        title: 'Work permits and VFS support',
        text: 'Forms filled in correctly, your file in order, and the appointment booked with you, at the price of the visa centre.',
      },
      {
        title: 'Visa stamping for candidates with international clients',
        text: 'For people who already have a client or employer abroad and need the visa in the passport.',
      },
    ],
  },
  countries: {
    heading: 'Choose a country',
    intro: 'Open a stamp to read about a country and ask us about it.',
    loading: 'Loading countries',
    empty: 'There are no countries to show right now.',
  },
} as const
