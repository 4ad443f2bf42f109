/** The words of header, side menu and footer. Product 2, Header and Footer. */
export const navigation = {
  skip: 'Skip to the content',
  mainMenu: 'Main',
  /** On the button that opens the side menu. */
  menu: 'Menu',
  sideMenu: 'Side menu',
  languages: 'Language',
  main: {
    home: 'Home',
    services: 'Services',
    job: 'Job',
    study: 'Study Visa',
    visitingVisa: 'Visa',
  },
  side: {
    services: 'Services',
    job: 'Job Consultancy',
    study: 'Study Visa',
    visitingVisa: 'Visiting Visa',
    about: 'About Us',
    latest: 'Latest jobs',
    countries: 'Countries',
    contact: 'Contact',
  },
  quick: {
    home: 'Home',
    about: 'About',
    study: 'Study Abroad',
    contact: 'Contact',
  },
  /** The button that floats on every page but the dashboards. Product 2, Footer. */
  floatingButton: 'Contact us',
  shortlist: 'Shortlist',
  compare: 'Compare',
  plan: 'Make a plan',
  checkOffer: 'Check an offer',
  verify: 'Check us',
  logIn: 'Login',
  profile: 'Profile',
  about: 'About Us',
  chat: 'WhatsApp',
  /** Read out after the names of links that lead out of the site. */
  chatNewTab: 'chat, opens a new tab',
  inChatNewTab: 'in a chat on WhatsApp, opens a new tab',
  newTab: 'opens a new tab',
  policy: 'Privacy policy and terms',
  footer: {
    links: 'Quick links',
    tools: 'Find your way',
    reach: 'Call or write',
    office: 'Office',
  },
  banner: {
    name: 'Notices',
    pause: 'Pause the notices',
    play: 'Play the notices',
    /** For readers whose system asks for less motion: one notice after the other. */
    next: 'Next notice',
    /** Where the letters are large or the screen is low: it stands still and is opened. */
    all: 'All notices',
  },
  search: {
    landmark: 'Site',
    label: 'Search countries and jobs',
    placeholder: 'Search',
    button: 'Search',
  },
  /** In place of a page that broke or did not arrive. */
  broken: {
    heading: 'This page did not load',
    text: 'Your internet may be slow, or something broke here. Nothing you sent is lost.',
    home: 'Go to the home page',
  },
} as const
