import { companyWords } from './company'

interface TimelineStep {
  /** One word: the name of the port on the drawn route. */
  port: string
  title: string
  text: string
  youBring: readonly string[]
  weDo: readonly string[]
  time: string
}

/** The services page. Product 1, Services offered; 2, /services. */
export const services = {
  meta: {
    title: 'Services, step by step',
    description:
      'Study, work, visit, immigration and business consultancy, and the five steps from first talk to flight: what you bring and what we do at each one.',
  },
  heading: 'What we do, step by step',
  intro:
    'You can come to us for one step or for all five. You get the price of each step in writing before it starts.',
  offersHeading: 'What we help with',
  offers: {
    study: {
      title: 'Study abroad',
      text: 'Choosing a course, applying to the college and preparing the study visa.',
      link: 'Read about studying abroad',
    },
    job: {
      title: 'Job consulting',
      text: 'Which countries need your skill, which visa fits, and how to write a CV that is read there.',
      link: 'Read about working abroad',
    },
    visitingVisa: {
      title: 'Visiting visa',
      text: 'Papers for a family visit, a holiday or a short business trip.',
      link: 'Read about visiting visas',
    },
    immigration: {
      title: 'Immigration',
      text: 'Living in another country for years: skilled work, family, business, or work after study.',
      link: 'Read about immigration',
    },
    business: {
      title: 'Business consultancy',
      text: 'Financial consultancy (bank, SBIC), work permits and VFS support, and visa stamping for candidates with international clients.',
      link: 'Ask about business consultancy',
    },
  },
  timelineHeading: 'Five steps',
  timelineIntro:
    'Nobody can tell you the exact day your visa is decided. This is what happens on the way there, and what it asks of you.',
  notOursHeading: 'Fees that are not ours',
  notOurs: [
    'Visa fees go to the government, and service fees to its visa centre.',
    'Test fees go to the test company, and tuition goes to the college.',
    'Pay these to the official body yourself wherever you can, and keep the receipt.',
  ],
  button: 'Start with a free talk',
  youBring: 'You bring',
  weDo: 'We do',
  howLong: 'How long',
} as const

/** The five-step service timeline. Product 2, /services. */
export const timeline: readonly TimelineStep[] = [
  {
    port: 'Talk',
    title: 'We listen first',
    text: 'You tell us what you have done so far and where you want to go. We tell you what is possible for you. This talk is free.',
    youBring: [
      'Your last certificate or mark list, if you have it at hand',
      'Your questions, even those you are shy to ask',
    ],
    weDo: ['Ask about your studies, work, money and family', 'Tell you honestly if we cannot help'],
    time: `One talk, by phone, chat or at the office. We call back ${companyWords.replyTime}.`,
  },
  {
    port: 'Plan',
    title: 'You get a plan on paper',
    text: 'We write down the country, the visa, the steps, the costs and what could go wrong. Take it home and show it to your family.',
    youBring: ['Your budget', 'The date by which you hope to leave'],
    weDo: [
      'Compare two or three ways',
      'List every fee, ours and the official ones, with the official page for each',
    ],
    time: 'Take as long as you need to decide. A plan that must be signed today is not a good plan.',
  },
  {
    port: 'Papers',
    title: 'We put your papers in order',
    text: 'We make a list of what you need. You collect the papers. We check the names, dates, stamps and translations.',
    youBring: [
      'Copies of your papers. Your originals stay with you',
      'Test results, such as IELTS or a German test',
    ],
    weDo: [
      'Check each paper against the official list',
      'Help with your CV, your letters and proof of money',
    ],
    time: 'For most people this is the longest step. Tests, police certificates and translations take their own time, so start early.',
  },
  {
    port: 'Apply',
    title: 'You apply, we sit beside you',
    text: 'You read and sign your own application. Every word in it must be true. We book the appointment with you and prepare you for it.',
    youBring: [
      'Your passport, on the day of the appointment',
      'The official fees, paid to the official body',
    ],
    weDo: [
      'Fill in the forms with you',
      'Practise the interview with you',
      'Help you answer if the office asks for more',
    ],
    time: 'One day for the appointment. After that the visa office decides. It publishes its usual waiting times, and we cannot shorten them.',
  },
  {
    port: 'Fly',
    title: 'You leave prepared',
    text: 'If the answer is yes, we go through the last list with you. If it is no, we read the reason together and tell you what can be done.',
    youBring: ['Your visa decision', 'Your travel date and your address there'],
    weDo: [
      'Check the visa for wrong names and dates',
      'Explain arrival: registration, bank account, insurance',
      'Stay reachable for questions',
    ],
    time: 'A few evenings for packing and papers. Book a flight only when you have the decision in writing.',
  },
]
